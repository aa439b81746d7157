// Runs everything that was requested: static steps and build in parallel, then the tests, then the hostile pictures.
import { mkdirSync, rmSync } from 'node:fs'
import { findNode, tell } from '../prepare.mjs'
import { runAdvisoryStep } from './advisory-step.mjs'
import { countMissing } from './closing.mjs'
import { missingBuild } from './needs.mjs'
import { makePlan } from './plan.mjs'
import { runProcess } from './processes.mjs'
import { runSteps } from './run-steps.mjs'
import { RESULTS, runTests } from './run-tests.mjs'
import {
  buildStep,
  CHECK_LOGS,
  checkSteps,
  judgeSteps,
  SPARE_FOLDER,
  toListedFailure,
} from './static-steps.mjs'
import { readFileTimes, timingsTable, writeTimings } from './timings.mjs'

/** @typedef {import('./arguments.mjs').Request} Request */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./timings.mjs').Phase} Phase */
/**
 * @typedef {{
 *   counts: import('./reports.mjs').Counts, failures: readonly import('./closing.mjs').ListedFailure[],
 *   leftOut: readonly string[], phases: readonly Phase[],
 * }} Part
 */

const HOSTILE = ['--disable-warning=ExperimentalWarning', 'tests/hostile/hostile-run.ts', '--files', '1500']

/** @param {Request} request @param {Plan} plan @param {boolean} isCi @returns {Promise<Part[]>} */
export async function runGate(request, plan, isCi) {
  const started = performance.now()
  const node = findNode()
  mkdirSync(SPARE_FOLDER, { recursive: true })
  if (request.whole) rmSync(RESULTS, { recursive: true, force: true })
  const prepared = request.whole
    ? await runStatic(node, plan)
    : plan.needsBuild
      ? await runBuild(node, plan)
      : []
  const isBuilt = !prepared.some(({ hasBuildFailed }) => hasBuildFailed)
  const unbuilt = isBuilt ? [] : [missingBuild(request.groups)]
  const possible = makePlan(request, [...plan.missing, ...unbuilt], SPARE_FOLDER)
  const tested = await runTests(node, possible)
  const parts = [
    ...prepared,
    { ...countMissing(unbuilt, isCi), phases: [] },
    ...tested.map((one) => ({
      ...one,
      leftOut: [],
      phases: [toPhase(one.run.groups.join(', '), one.ended)],
    })),
    ...(request.long && isBuilt ? [await runHostile(node)] : []),
  ]
  if (request.timings) tellTimings(parts, tested, (performance.now() - started) / 1000)
  return parts
}

/** The advisories need the network, so they are queried in parallel. @param {string} node @param {Plan} plan */
async function runStatic(node, { environment, needsBuild }) {
  tell('\n== static steps and build')
  const advisoryStep = runAdvisoryStep(node)
  const steps = [...checkSteps(node), ...(needsBuild ? [buildStep(node)] : [])]
  const results = await runSteps(steps, CHECK_LOGS, environment)
  const advisories = await advisoryStep
  return [toPart(results), { ...advisories, leftOut: [], phases: [toPhase('advisories', advisories.ended)] }]
}

/** For single groups: only counted when it fails. @param {string} node @param {Plan} plan */
async function runBuild(node, { environment }) {
  const part = toPart(await runSteps([buildStep(node)], CHECK_LOGS, environment))
  return [{ ...part, counts: { ...part.counts, passed: 0 } }]
}

/** @param {string} node @returns {Promise<Part>} */
async function runHostile(node) {
  tell('\n== hostile pictures')
  const ended = await runProcess(node, HOSTILE)
  const failed = Number(ended.status !== 0)
  return {
    counts: { passed: 1 - failed, failed, skipped: 0 },
    failures: failed ? [toListedFailure({ name: 'hostile pictures', alone: 'npm run test:hostile' })] : [],
    leftOut: [],
    phases: [toPhase('hostile pictures', ended)],
  }
}

/** @param {import('./run-steps.mjs').StepResult[]} results */
function toPart(results) {
  return {
    ...judgeSteps(results),
    leftOut: [],
    phases: results.map(({ step, ended }) => toPhase(step.name, ended)),
    hasBuildFailed: results.some(({ step, ended }) => step.name === 'build' && ended.status !== 0),
  }
}

/** @param {string} name @param {import('./processes.mjs').Ended} ended @returns {Phase} */
function toPhase(name, { seconds, processorSeconds }) {
  return { name, seconds, processorSeconds }
}

/** @param {readonly Part[]} parts @param {readonly import('./run-tests.mjs').RunResult[]} tested @param {number} seconds */
function tellTimings(parts, tested, seconds) {
  const files = readFileTimes(
    tested.map(({ run }) => run.name),
    RESULTS,
  )
  const table = timingsTable(
    parts.flatMap(({ phases }) => phases),
    files,
    seconds,
  )
  mkdirSync(RESULTS, { recursive: true })
  writeTimings(RESULTS, table)
  tell(`\n${table}`)
}
