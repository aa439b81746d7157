// Processor time of the programs that we start, as Linux counts it: proc(5).
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second: USER_HZ is 100 on every Linux. */
const TICKS_PER_SECOND = 100
/** What a process uses after it was last read is lost: little, beside the minutes of a browser test run. */
const READ_EVERY_MS = 1_000

/** @typedef {{ id: string, parent: string, started: string, own: number, waitedFor: number }} ProcessTimes */

/** Of all programs that we started and that have ended, with those that they waited for; null where nobody tells. */
export function readChildrensSeconds() {
  const times = readTimes('self')
  return times && times.waitedFor / TICKS_PER_SECOND
}

/**
 * Follows a program whose own programs end without being waited for, like the processes of a browser, which are counted
 * nowhere else. Returns a function that stops it and returns the seconds of all processes that were seen.
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
  // Grows while it is gone through: each adds its own children.
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
    // The name may hold spaces; what stands behind it begins with the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    return { id, parent: fields[1], started: fields[19], own: utime + stime, waitedFor: cutime + cstime }
  } catch {
    return null
  }
}
