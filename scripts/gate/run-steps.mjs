// Several steps on the cores there are: one line for each that passes, its words for one that fails.
import { join } from 'node:path'
import { ROOT, tell } from '../prepare.mjs'
import { readLog, runProcess } from './processes.mjs'

/** @typedef {import('./processes.mjs').Ended} Ended */
/**
 * `alone`: what a person types to run this step only. `after`: the name of a step that has to end before.
 *
 * @typedef {{ name: string, command: string, parameters: readonly string[], alone: string, after: string | null }} Step
 * @typedef {{ step: Step, ended: Ended }} StepResult
 */

/** The gate is made for two cores, the smallest machine that it runs on. */
const CORES = 2

/**
 * Starts the steps in the order given, as many at a time as there are cores.
 *
 * @param {readonly Step[]} steps @param {string} logs the folder for what they say
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, logs, env = {}) {
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
      sayResult(result)
    }
  }
  // Where nothing was ready for one of the two, both look again when the other has ended.
  while (waiting.length > 0) await Promise.all(Array.from({ length: CORES }, work))
  return results
}

/** As a person in the project's folder types it. */
export function toCommand(/** @type {string} */ program, /** @type {readonly string[]} */ parameters) {
  return ['npx', program, ...parameters].join(' ')
}

/** @param {StepResult} result */
function sayResult({ step, ended }) {
  const { status, seconds, processorSeconds } = ended
  const processor = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(1)} s of processor time`
  tell(`${status === 0 ? 'passed' : 'FAILED'}: ${step.name} (${seconds.toFixed(1)} s${processor})`)
  if (status !== 0) tell(readLog(ended).trimEnd().replaceAll(`${ROOT}/`, ''))
}

/** @template T @param {T[]} list @param {(one: T) => boolean} isWanted */
function take(list, isWanted) {
  const index = list.findIndex(isWanted)
  return index === -1 ? undefined : list.splice(index, 1)[0]
}
