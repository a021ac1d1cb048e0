/* The groups are declared where their namespace is mentioned; see library/cooperative_groups.cuh. */
#pragma once
#define _CG_ASM_PTR_CONSTRAINT "l" /* of NVIDIA's headers: programs take it for their own asm */
