/* The groups are declared where their namespace is mentioned; see library/cooperative_groups.cuh. */
#pragma once
