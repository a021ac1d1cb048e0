/* Functions of a program that the driver calls, from a thread of its own: it passes one address, of a HostCall. */

void minicu_call_host(const HostCall *call)
{
    ((void (*)(void *))call->function)(call->data);
}

/* cudaStreamCallback_t, whose second argument is cudaSuccess */
void minicu_call_callback(const HostCall *call)
{
    ((void (*)(void *, int, void *))call->function)(call->stream, 0, call->data);
}
