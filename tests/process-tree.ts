// What the system says of a process and of those that it started. Linux only; one that ended meanwhile counts nothing.
import { readdirSync, readFileSync } from 'node:fs'

const KILOBYTES = 1_024
/** The same on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** The process, then those below it. */
export function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

export function childrenOf(pid: number): number[] {
  return threadsOf(pid)
    .flatMap((thread) => readOrEmpty(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter((child) => child !== '')
    .map(Number)
}

export function commandOf(pid: number): string {
  return readOrEmpty(`/proc/${pid}/cmdline`)
}

/** Resident memory in which what processes share is divided between them: those of all processes add up. */
export function proportionalMb(pid: number): number {
  return fieldMb(readOrEmpty(`/proc/${pid}/smaps_rollup`), 'Pss')
}

/** The most resident memory that the process has ever had, also before anybody watched. */
export function highestMb(pid: number): number {
  return fieldMb(readOrEmpty(`/proc/${pid}/status`), 'VmHWM')
}

/** Fields 14 to 17 of proc(5): its own user and system time, and that of children that it waited for. */
export function processorSecondsOf(pid: number): number {
  const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

/** A line like `Pss:   1234 kB`. */
export function fieldMb(text: string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0
  return Number(kilobytes) / KILOBYTES
}

export function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}
