// RUN: --emit ptx -arch=sm_80
// DOC: Kernels | kernels launch kernels, by the functions of the device runtime that nvcc calls
extern "C" __global__ void child(char c, double *p, int n) {}
extern "C" __global__ void parent(double *p)
{
    child<<<gridDim, 64, 16>>>('a', p, 5);
}
// CHECK-DAG: .extern .func  (.param .b64 func_retval0) __cudaCDP2GetParameterBufferV2
// CHECK-DAG: .param .align 4 .b8 __cudaCDP2GetParameterBufferV2_param_1[12],
// CHECK-DAG: .param .align 4 .b8 __cudaCDP2GetParameterBufferV2_param_2[12],
// CHECK-DAG: .extern .func  (.param .b32 func_retval0) __cudaCDP2LaunchDeviceV2
// CHECK: .visible .entry parent(
// CHECK: mov.b64 %rd{{[0-9]+}}, child;
// CHECK: call.uni (retval0), __cudaCDP2GetParameterBufferV2, (param0, param1, param2, param3);
// CHECK: ld.param.b64 [[buffer:%rd[0-9]+]], [retval0];
// CHECK: st.b8 [[[buffer]]], 97;
// CHECK-NEXT: st.b64 [[[buffer]]+8], %rd{{[0-9]+}};
// CHECK-NEXT: st.b32 [[[buffer]]+16], 5;
// CHECK: call.uni (retval0), __cudaCDP2LaunchDeviceV2, (param0, param1);
