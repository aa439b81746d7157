// Processor time of started programs, from Linux's proc(5).
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second: USER_HZ is 100 on every Linux. */
const TICKS_PER_SECOND = 100
/** Time that a process uses after its last reading is lost, which is little compared to a browser test run. */
const READ_EVERY_MS = 1_000

/** @typedef {{ id: string, parent: string, started: string, own: number, waitedFor: number }} ProcessTimes */

/** Of all ended child processes, including those that they waited for; null when unknown. */
export function readChildrensSeconds() {
  const times = readTimes('self')
  return times && times.waitedFor / TICKS_PER_SECOND
}

/**
 * Polls a program that does not wait for its child processes, such as a browser's, which are counted nowhere else.
 * Returns a function that stops it and returns the seconds of all observed processes.
 *
 * @param {number} pid @returns {() => number}
 */
export function followProcessorTime(pid) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  const read = () => {
    for (const { id, started, own } of listFamily(String(pid))) seen.set(`${id} ${started}`, own)
  }
  const timer = setInterval(read, READ_EVERY_MS)
  return () => {
    clearInterval(timer)
    read()
    return [...seen.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
  }
}

/** The process and all below it. @param {string} pid */
function listFamily(pid) {
  const all = listProcesses()
  const family = all.filter(({ id }) => id === pid)
  // Grows during the iteration: each process adds its children.
  for (const { id } of family) family.push(...all.filter(({ parent }) => parent === id))
  return family
}

function listProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => readTimes(id) ?? [])
  } catch {
    return []
  }
}

/** Null for a process that has ended. @param {string} id @returns {ProcessTimes | null} */
function readTimes(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name may contain spaces; the third field comes after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    return { id, parent: fields[1], started: fields[19], own: utime + stime, waitedFor: cutime + cstime }
  } catch {
    return null
  }
}
