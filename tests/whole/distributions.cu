// The distributions of <random> draw what libstdc++'s draw.
#include <cstdio>
#include <map>
#include <random>

template <class D, class G> void show(const char *name, D d, G g)
{
    printf("%s", name);
    double sum = 0;
    for (int i = 0; i < 2000; i++) {
        double x = (double)d(g);
        if (i < 4) printf(" %.9g", x);
        sum += i % 7 * (x < 1e6 && x > -1e6 ? x : 0);
    }
    printf(" %.9g\n", sum);
}

/* What one draw has left for the next serves other parameters, too. */
template <class D, class G> void others(const char *name, D d, const typename D::param_type &p, G g)
{
    double first = (double)d(g), second = (double)d(g, p), third = (double)d(g);
    d.param(p);
    double fourth = (double)d(g), fifth = (double)d(g);
    printf("%s %.9g %.9g %.9g %.9g %.9g\n", name, first, second, third, fourth, fifth);
}

int main()
{
    std::mt19937 g(17);
    std::mt19937_64 wide(18);
    std::minstd_rand small(19);
    show("bernoulli", std::bernoulli_distribution(0.3), g);
    show("exponential", std::exponential_distribution<double>(1.5), g);
    show("exponential", std::exponential_distribution<float>(0.5f), g);
    show("weibull", std::weibull_distribution<>(2, 3), wide);
    show("extreme value", std::extreme_value_distribution<>(1, 2), small);
    show("cauchy", std::cauchy_distribution<>(0, 1), g);
    show("lognormal", std::lognormal_distribution<>(0.5, 0.25), g);
    show("gamma", std::gamma_distribution<>(2.5, 2), g);
    show("gamma", std::gamma_distribution<float>(0.5f, 1), g);
    show("chi squared", std::chi_squared_distribution<>(3), wide);
    show("student t", std::student_t_distribution<>(4), g);
    show("geometric", std::geometric_distribution<>(0.2), g);
    show("poisson", std::poisson_distribution<>(4.1), g);
    show("poisson", std::poisson_distribution<int>(30), g);
    show("poisson", std::poisson_distribution<long>(1000), wide);
    show("discrete", std::discrete_distribution<>({40, 10, 10, 40}), g);
    show("discrete", std::discrete_distribution<int>(5, 0.0, 10.0, [](double x) { return x; }), g);

    std::uniform_int_distribution<int> u(0, 9);
    using param = decltype(u)::param_type;
    printf("%d %d", u(g, param(100, 200)), u(g));
    u.param(param{1000, 1010});
    printf(" %d %d %d %d\n", u(g), u.param().a(), u.min(), u.max());
    std::normal_distribution<double> n(0, 1);
    printf("%.9g %.9g", n(g), n(g, std::normal_distribution<double>::param_type(10, 2)));
    printf(" %.9g %.9g\n", n(g), std::uniform_real_distribution<float>()(g, std::uniform_real_distribution<float>::param_type(2, 3)));
    printf("%.9g %.9g %.9g\n", std::generate_canonical<double, 10>(g), std::generate_canonical<float, 24>(g), std::generate_canonical<double, 53>(small));
    others("normal", std::normal_distribution<>(1, 2), std::normal_distribution<>::param_type(30, 4), g);
    others("lognormal", std::lognormal_distribution<>(0, 1), std::lognormal_distribution<>::param_type(3, 0.5), g);
    others("gamma", std::gamma_distribution<>(2, 1), std::gamma_distribution<>::param_type(3, 4), g);
    others("chi squared", std::chi_squared_distribution<>(3), std::chi_squared_distribution<>::param_type(7), g);
    others("student t", std::student_t_distribution<>(3), std::student_t_distribution<>::param_type(7), g);
    others("poisson", std::poisson_distribution<>(50), std::poisson_distribution<>::param_type(400), g);
    others("exponential", std::exponential_distribution<>(5), std::exponential_distribution<>::param_type(4), g);
    std::discrete_distribution<> d{1, 3};
    printf("%g %g %d\n", d.probabilities()[0], d.probabilities()[1], (int)d.max());
}
