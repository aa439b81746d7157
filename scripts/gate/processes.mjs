// Runs programs in parallel without mixing their output.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { followProcessorTime, readChildrensSeconds } from './processor-time.mjs'

/**
 * `log`: the file with the program's output; null when it went to the terminal.
 * `processorSeconds`: of the program and all processes that it waited for; null when the system does not report it.
 *
 * @typedef {{ status: number, seconds: number, processorSeconds: number | null, log: string | null }} Ended
 */

/** The exit code of shells for a program that Ctrl-C ended. */
const INTERRUPTED = 130
const running = new Set()
let toldBefore = readChildrensSeconds() ?? 0

let isInterrupted = false

/** After a signal nothing more is started, and running programs end by themselves first. */
export function endWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isInterrupted = true
      // The terminal sends SIGINT to all processes; SIGTERM only reaches this one.
      if (signal === 'SIGTERM') for (const child of running) child.kill(signal)
      leaveWhenInterrupted()
    })
}

/**
 * Runs a program until it ends.
 *
 * @param {string} command @param {readonly string[]} parameters
 * @param {{ log?: string, env?: Record<string, string | undefined>, isFollowed?: boolean }} [options]
 *   `log`: the file for its output. `isFollowed`: it does not wait for all processes that it starts.
 * @returns {Promise<Ended>}
 */
export function runProcess(command, parameters, { log, env, isFollowed = false } = {}) {
  const started = performance.now()
  if (log) mkdirSync(dirname(log), { recursive: true })
  const output = log ? openSync(log, 'w') : 'inherit'
  const child = spawn(command, parameters, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: [log ? 'ignore' : 'inherit', output, output],
  })
  running.add(child)
  const stopFollowing = isFollowed && child.pid ? followProcessorTime(child.pid) : () => 0
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      const processorSeconds = greater(secondsOfLastChild(), stopFollowing())
      running.delete(child)
      leaveWhenInterrupted()
      if (typeof output === 'number') closeSync(output)
      const seconds = (performance.now() - started) / 1000
      resolve({ status: code ?? (signal ? 1 : 0), seconds, processorSeconds, log: log ?? null })
    })
  })
}

/** @param {Ended} ended */
export function readLog({ log }) {
  return log ? readFileSync(log, 'utf8') : ''
}

function leaveWhenInterrupted() {
  if (isInterrupted && running.size === 0) process.exit(INTERRUPTED)
}

/** The increase of the processor time of all ended children since the last call. */
function secondsOfLastChild() {
  const all = readChildrensSeconds()
  if (all === null) return null
  const grown = all - toldBefore
  toldBefore = all
  return grown
}

/** The larger of the two, because each method misses some time and none counts too much. @param {number | null} known @param {number} followed */
function greater(known, followed) {
  return known === null ? null : Math.max(known, followed)
}
