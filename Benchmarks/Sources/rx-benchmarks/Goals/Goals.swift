// SPDX-License-Identifier: MIT

/// The workloads of the table of goals, in its order.
func goalWorkloads() -> [Workload] {
  subjectWorkloads() + chainWorkloads() + flatteningWorkloads() + combiningWorkloads() + sharingWorkloads()
}
