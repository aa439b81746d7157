import { type ScanResult, type ScanTask, scan } from './scan.ts'

/** A piscina task: the scan in a thread of its own, over memory that is shared with it. */
export default function scanInThread(task: ScanTask): ScanResult {
  return scan(task)
}
