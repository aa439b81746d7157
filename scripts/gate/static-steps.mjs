// The static steps and the build as parallel steps.
import { join } from 'node:path'
import { bin, ROOT } from '../prepare.mjs'
import { ARCHITECTURE_STEP, CHECK_STEPS } from './check-steps.mjs'
import { toCommand } from './run-steps.mjs'

/** @typedef {import('./run-steps.mjs').Step} Step */
/** @typedef {import('./run-steps.mjs').StepResult} StepResult */

const BUILD = 'scripts/build.mjs'
/** Separate from test-results, which the whole gate empties and `npm run check` must not. */
export const CHECK_LOGS = join(ROOT, 'node_modules/.cache/check')
/** For temporary files when the system's folder cannot be used. */
export const SPARE_FOLDER = join(ROOT, 'node_modules/.cache/temporary')

/** @param {string} node @returns {Step[]} */
export function checkSteps(node) {
  return CHECK_STEPS.map((step) => toStep(node, step))
}

/** @param {string} node @returns {Step} */
export function architectureStep(node) {
  return toStep(node, ARCHITECTURE_STEP)
}

/** A separate process, so that a failing build does not end the gate. @param {string} node @returns {Step} */
export function buildStep(node) {
  return {
    name: 'build',
    command: node,
    parameters: [join(ROOT, BUILD)],
    alone: 'npm run build',
    after: null,
  }
}

/** @param {readonly StepResult[]} results */
export function judgeSteps(results) {
  const failed = results.filter(({ ended }) => ended.status !== 0)
  return {
    counts: { passed: results.length - failed.length, failed: failed.length, skipped: 0 },
    failures: failed.map(({ step }) => toListedFailure(step)),
  }
}

/** @param {{ name: string, alone: string }} step @returns {import('./closing.mjs').ListedFailure} */
export function toListedFailure({ name, alone }) {
  return { where: null, name, command: alone, artefacts: [] }
}

/** @param {string} node @param {import('./check-steps.mjs').CheckStep} step @returns {Step} */
function toStep(node, { name, program, parameters, after }) {
  return {
    name,
    command: node,
    parameters: [bin(program), ...parameters],
    alone: toCommand(program, parameters),
    after,
  }
}
