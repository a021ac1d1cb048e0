// Thrust's pointers, allocation, allocators and memory resources.
#include <thrust/addressof.h>
#include <thrust/allocate_unique.h>
#include <thrust/device_allocator.h>
#include <thrust/device_delete.h>
#include <thrust/device_free.h>
#include <thrust/device_make_unique.h>
#include <thrust/device_malloc.h>
#include <thrust/device_malloc_allocator.h>
#include <thrust/device_new.h>
#include <thrust/device_new_allocator.h>
#include <thrust/device_ptr.h>
#include <thrust/device_reference.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/memory.h>
#include <thrust/mr/allocator.h>
#include <thrust/mr/device_memory_resource.h>
#include <thrust/mr/disjoint_pool.h>
#include <thrust/mr/disjoint_sync_pool.h>
#include <thrust/mr/disjoint_tls_pool.h>
#include <thrust/mr/fancy_pointer_resource.h>
#include <thrust/mr/host_memory_resource.h>
#include <thrust/mr/memory_resource.h>
#include <thrust/mr/new.h>
#include <thrust/mr/polymorphic_adaptor.h>
#include <thrust/mr/pool.h>
#include <thrust/mr/pool_options.h>
#include <thrust/mr/sync_pool.h>
#include <thrust/mr/tls_pool.h>
#include <thrust/mr/universal_memory_resource.h>
#include <thrust/mr/validator.h>
#include <thrust/per_device_resource.h>
#include <thrust/system/system_error.h>
#include <thrust/system_error.h>
#include <thrust/universal_allocator.h>
#include <thrust/universal_ptr.h>
#include "checks.h"

using Plain = std::vector<int>;

static void pointers()
{
    thrust::device_ptr<int> p = thrust::device_malloc<int>(4), null = nullptr, none;
    thrust::device_ptr<const int> constant = p;
    thrust::device_ptr<void> untyped = thrust::device_malloc(16);
    for (int i = 0; i < 4; i++) p[i] = i * i;
    check("device_malloc", p[3] == 9 && *(p + 2) == 4 && constant[1] == 1);
    check("device_ptr", p.get() == thrust::raw_pointer_cast(p) && p && !null && null == nullptr && thrust::device_pointer_cast(p.get()) == p && thrust::device_pointer_cast(p) == p);
    thrust::device_ptr<int> q = p;
    ++q, q += 2, --q, q -= 1, q++;
    check("its arithmetic", q - p == 2 && q > p && p < q && p <= p && q >= p && q != p);
    none = p, none = nullptr;
    check("no pointer", !none);
    int x = 3;
    check("raw_reference_cast", &thrust::raw_reference_cast(x) == &x && thrust::addressof(x) == &x);
    thrust::device_free(untyped), thrust::device_free(p);
    auto made = thrust::device_new<int>(3), filled = thrust::device_new<int>(thrust::device_malloc(12), 5, 3);
    check("device_new", made[2] == 0 && filled[0] == 5 && filled[2] == 5);
    thrust::device_delete(made, 3), thrust::device_free(filled);
    auto system = thrust::malloc<int>(thrust::device, 5);
    auto host = thrust::malloc<int>(thrust::host, 5);
    thrust::fill(thrust::device, system, system + 5, 8), host[4] = 6;
    check("malloc", thrust::reduce(thrust::device, system, system + 5) == 40 && host[4] == 6);
    thrust::free(thrust::device, system), thrust::free(thrust::host, host);
    auto buffer = thrust::get_temporary_buffer<int>(thrust::device, 100);
    check("get_temporary_buffer", buffer.second == 100);
    thrust::return_temporary_buffer(thrust::device, buffer.first, buffer.second);
    thrust::universal_ptr<int> both;
    thrust::universal_allocator<int> universal;
    both = universal.allocate(2), both[1] = 5;
    check("universal_ptr", both[1] == 5 && *(both.get() + 1) == 5);
    universal.deallocate(both, 2);
}

static void uniques()
{
    auto one = thrust::device_make_unique<int>(7);
    check("device_make_unique", *one.get() == 7);
    thrust::device_allocator<int> on;
    auto alone = thrust::uninitialized_allocate_unique<int>(on);
    *alone.get() = 8;
    check("uninitialized_allocate_unique", *alone.get() == 8);
    auto many = thrust::uninitialized_allocate_unique_n<int>(on, 3);
    many.get()[2] = 5;
    check("uninitialized_allocate_unique_n", many.get()[2] == 5);
    std::allocator<int> plain;
    auto held = thrust::allocate_unique<int>(plain, 9);
    check("allocate_unique", *held == 9); // allocate_unique_n of CCCL 3.0 compiles nowhere
}

template <class A> static void allocator(const char *name)
{
    A a, b(a);
    auto p = a.allocate(3);
    p[2] = 11;
    check(name, p[2] == 11 && a == b && !(a != b) && a.max_size() > 1000);
    a.deallocate(p, 3);
    thrust::device_vector<int, A> v(5, 2);
    v.push_back(1);
    check(name, v, Plain{2, 2, 2, 2, 2, 1});
}

// Counts what it passes on.
struct Counting final : thrust::mr::memory_resource<> {
    int made = 0, freed = 0;
    thrust::mr::new_delete_resource under;
    void *do_allocate(std::size_t bytes, std::size_t alignment) override { return made++, under.do_allocate(bytes, alignment); }
    void do_deallocate(void *p, std::size_t bytes, std::size_t alignment) override { freed++, under.do_deallocate(p, bytes, alignment); }
};

template <class R> static void resource(const char *name, R &r)
{
    auto p = r.allocate(100), q = r.allocate(3000, 64);
    check(name, p != q && (std::size_t)thrust::raw_pointer_cast(q) % 64 == 0 && r == r && !(r != r));
    r.deallocate(q, 3000, 64), r.deallocate(p, 100);
}

static void resources()
{
    static Counting counted; // the pools of this thread end before it
    resource("memory_resource", counted), check("its calls", counted.made == 2 && counted.freed == 2 && counted.is_equal(counted));
    thrust::mr::allocator<int, Counting> from(&counted);
    {
        thrust::host_vector<int, thrust::mr::allocator<int, Counting>> v(4, 3, from);
        check("allocator of a resource", v, Plain{3, 3, 3, 3}), check("one allocation", counted.made == 3 && from.resource() == &counted);
    }
    check("is freed", counted.freed == 3);
    thrust::mr::polymorphic_adaptor_resource<> any(&counted);
    resource("polymorphic_adaptor_resource", any), check("it is its upstream", any.is_equal(counted));
    thrust::mr::polymorphic_allocator<int, void *> polymorphic(&any);
    int *p = polymorphic.allocate(2);
    polymorphic.deallocate(p, 2), check("polymorphic_allocator", counted.made == 6);

    auto options = thrust::mr::unsynchronized_pool_resource<Counting>::get_default_options();
    check("pool_options", options.validate());
    options.min_blocks_per_chunk = 4;
    thrust::mr::unsynchronized_pool_resource<Counting> pool(&counted, options);
    resource("unsynchronized_pool_resource", pool);
    int before = counted.made;
    for (int i = 0; i < 10; i++) resource("pool again", pool);
    check("pool keeps", counted.made == before), before = counted.freed, pool.release(), check("pool returns", counted.freed > before);
    thrust::mr::synchronized_pool_resource<Counting> shared(&counted);
    resource("synchronized_pool_resource", shared), shared.release();
    resource("tls_pool", thrust::mr::tls_pool<Counting, Counting>(&counted)), thrust::mr::tls_pool<Counting, Counting>().release();

    static thrust::device_memory_resource device;
    static thrust::mr::new_delete_resource book;
    resource("device_memory_resource", device), resource("new_delete_resource", book);
    thrust::mr::disjoint_unsynchronized_pool_resource<thrust::device_memory_resource, thrust::mr::new_delete_resource> apart(&device, &book);
    resource("disjoint_unsynchronized_pool_resource", apart);
    thrust::mr::disjoint_synchronized_pool_resource<thrust::device_memory_resource, thrust::mr::new_delete_resource> apartShared(&device, &book);
    resource("disjoint_synchronized_pool_resource", apartShared);
    auto &own = thrust::mr::tls_disjoint_pool(&device, &book);
    resource("tls_disjoint_pool", own), own.release();
    thrust::host_memory_resource host;
    resource("host_memory_resource", host);
    thrust::universal_memory_resource universal;
    resource("universal_memory_resource", universal);
    thrust::universal_host_pinned_memory_resource pinned;
    resource("universal_host_pinned_memory_resource", pinned);
    thrust::mr::fancy_pointer_resource<thrust::mr::new_delete_resource, thrust::pointer<void, thrust::host_system_tag>> fancy(&book);
    resource("fancy_pointer_resource", fancy);
    check("get_global_resource", thrust::mr::get_global_resource<Counting>() == thrust::mr::get_global_resource<Counting>());
    check("get_per_device_resource", thrust::get_per_device_resource<thrust::device_memory_resource>(thrust::device) == thrust::get_per_device_resource<thrust::device_memory_resource>(thrust::device));
}

int main()
{
    pointers(), uniques(), resources();
    allocator<thrust::device_allocator<int>>("device_allocator"), allocator<thrust::device_malloc_allocator<int>>("device_malloc_allocator");
    allocator<thrust::device_new_allocator<int>>("device_new_allocator");
    try {
        throw thrust::system_error(2, thrust::cuda_category(), "tried");
    } catch (const thrust::system_error &e) {
        check("system_error", e.code().value() == 2 && std::string(e.what()).find("tried") == 0);
    }
    thrust::error_code code = thrust::system::make_error_code(thrust::system::errc::invalid_argument);
    check("error_code", code && code.category() == thrust::generic_category() && code == thrust::system::make_error_condition(thrust::system::errc::invalid_argument));
    return told();
}
