// SPDX-License-Identifier: MIT

/// Workloads that no goal names: they must not be slow because nobody listed them.
func otherWorkloads() -> [Workload] {
  elementWorkloads()
    + replayingWorkloads()
    + windowWorkloads()
    + joiningWorkloads()
    + shortWorkloads()
    + schedulingWorkloads()
}
