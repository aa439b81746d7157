import { readdirSync, readFileSync } from 'node:fs'

/** The same on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** Processor time that the process and its children have used so far, those that ended as well. Linux only. */
export function processorSecondsOfTree(pid: number): number {
  const own = processorSecondsOf(pid)
  return childrenOf(pid).reduce((sum, child) => sum + processorSecondsOfTree(child), own)
}

/** Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}

/** Fields 14 to 17 of proc(5): its own user and system time, and that of children that it waited for. 0 when it is gone. */
function processorSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
      .filter((child) => child !== '')
      .map(Number)
  } catch {
    return []
  }
}
