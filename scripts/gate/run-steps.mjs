// Runs several steps in parallel: prints one line for each, and the output of those that fail.
import { join } from 'node:path'
import { ROOT, tell } from '../prepare.mjs'
import { readLog, runProcess } from './processes.mjs'

/** @typedef {import('./processes.mjs').Ended} Ended */
/**
 * `alone`: the command to run this step alone. `after`: the name of a step that has to end before.
 *
 * @typedef {{ name: string, command: string, parameters: readonly string[], alone: string, after: string | null }} Step
 * @typedef {{ step: Step, ended: Ended }} StepResult
 */

/** The smallest supported machine has two cores. */
const CORES = 2

/**
 * Starts the steps in the given order, as many at a time as there are cores.
 *
 * @param {readonly Step[]} steps @param {string} logs the folder for their output
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say a step's result, and the output of one that failed
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, logs, env = {}, say = tell) {
  const waiting = [...steps]
  /** @type {StepResult[]} */
  const results = []
  const isReady = (/** @type {Step} */ { after }) =>
    after === null || results.some(({ step }) => step.name === after)
  const work = async () => {
    for (let step = take(waiting, isReady); step; step = take(waiting, isReady)) {
      const log = join(logs, `${step.name.replaceAll(' ', '-')}.log`)
      const result = { step, ended: await runProcess(step.command, step.parameters, { log, env }) }
      results.push(result)
      for (const line of describeResult(result)) say(line)
    }
  }
  // When no step is ready for one core, both check again when the other core's step has ended.
  while (waiting.length > 0) await Promise.all(Array.from({ length: CORES }, work))
  return results
}

/** The command as typed in the project's folder. */
export function toCommand(/** @type {string} */ program, /** @type {readonly string[]} */ parameters) {
  return ['npx', program, ...parameters].join(' ')
}

/** @param {StepResult} result */
function describeResult({ step, ended }) {
  const { status, seconds, processorSeconds } = ended
  const processor = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(1)} s of processor time`
  const line = `${status === 0 ? 'passed' : 'FAILED'}: ${step.name} (${seconds.toFixed(1)} s${processor})`
  return status === 0 ? [line] : [line, readLog(ended).trimEnd().replaceAll(`${ROOT}/`, '')]
}

/** @template T @param {T[]} list @param {(one: T) => boolean} isWanted */
function take(list, isWanted) {
  const index = list.findIndex(isWanted)
  return index === -1 ? undefined : list.splice(index, 1)[0]
}
