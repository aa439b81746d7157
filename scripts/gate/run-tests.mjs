// Runs Vitest and Playwright as planned, and reads their reports.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, tell } from '../prepare.mjs'
import { toListedFailure } from './closing.mjs'
import { readLog, runProcess } from './processes.mjs'
import { readJson, readPlaywrightReport, readVitestReport } from './reports.mjs'

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Run} Run */
/** @typedef {import('./processes.mjs').Ended} Ended */
/** @typedef {import('./closing.mjs').ListedFailure} ListedFailure */
/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {{ run: Run, ended: Ended, counts: Counts, failures: readonly ListedFailure[] }} RunResult */

export const RESULTS = join(ROOT, 'test-results')
/** Traces and screenshots, as configured in playwright.config.ts. */
const BROWSER_OUTPUT = 'browser'

/**
 * Parallel runs are started first; their output is printed when the others have ended.
 *
 * @param {string} node @param {Plan} plan @returns {Promise<RunResult[]>}
 */
export async function runTests(node, { runs, environment }) {
  mkdirSync(RESULTS, { recursive: true })
  const beside = runs
    .filter(({ isBeside }) => isBeside)
    .map((run) => {
      tell(`\n== ${run.groups.join(', ')}: begun, told at the end`)
      return runOne(node, run, environment)
    })
  const results = []
  for (const run of runs.filter(({ isBeside }) => !isBeside)) {
    tell(`\n== ${run.groups.join(', ')}`)
    results.push(await runOne(node, run, environment))
  }
  for (const result of await Promise.all(beside)) {
    tell(`\n== ${result.run.groups.join(', ')}, which ran beside the others`)
    tell(readLog(result.ended).trimEnd())
    results.push(result)
  }
  return results
}

/** @param {string} node @param {Run} run @param {Plan['environment']} environment @returns {Promise<RunResult>} */
async function runOne(node, run, environment) {
  const report = removeReports(run)
  const ended = await runProcess(node, [bin(run.tool), ...run.parameters], {
    ...(run.isBeside ? { log: join(RESULTS, `${run.name}.log`) } : {}),
    isFollowed: run.tool === 'playwright',
    env: { ...environment, TEST_RUN: run.name, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return { run, ended, ...judge(run, ended, readJson(report)) }
}

/** Deletes reports of an earlier run. @param {Run} run */
function removeReports({ name, tool }) {
  const report = join(RESULTS, `${name}.json`)
  const folders = tool === 'playwright' ? [BROWSER_OUTPUT] : []
  for (const path of [
    report,
    join(RESULTS, `${name}-timings.json`),
    ...folders.map((one) => join(RESULTS, one)),
  ])
    rmSync(path, { recursive: true, force: true })
  return report
}

/**
 * A run that fails without a failed test counts as failed: an error outside of tests, or a name that matches no test.
 *
 * @param {Run} run @param {Ended} ended @param {any} json
 * @returns {{ counts: Counts, failures: readonly ListedFailure[] }}
 */
export function judge(run, { status }, json) {
  const read = run.tool === 'vitest' ? readVitestReport : readPlaywrightReport
  const report = json ? read(json, ROOT) : null
  const counts = report?.counts ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  const failures = (report?.failures ?? []).map((failure) =>
    toListedFailure(failure, groupsOf(run, failure.file)),
  )
  for (const name of report?.flaky ?? []) tell(`passed at the second try only: ${name}`)
  if (status === 0 || failures.length > 0) return { counts, failures }
  const name = `${run.groups.join(', ')} tests: ${run.tool} ended with code ${status} and names no failed test; its last lines say why`
  const filter =
    run.tool === 'vitest' ? run.parameters.filter((word) => !isOfPlan(word)) : run.parameters.slice(1)
  const failure = { file: '', line: null, name, filter, artefacts: [] }
  return {
    counts: { ...counts, failed: Math.max(counts.failed, 1) },
    failures: [toListedFailure(failure, run.groups)],
  }

  /** @param {string} word */
  function isOfPlan(word) {
    return ['run', 'watch', '--project'].includes(word) || run.groups.some((group) => group === word)
  }
}

/** The group of a file, if the timings have it; else all groups of the run. @param {Run} run @param {string} file */
function groupsOf(run, file) {
  const rows = readJson(join(RESULTS, `${run.name}-timings.json`)) ?? []
  const row = rows.find((/** @type {any} */ one) => one.file === file)
  return row ? [row.project] : run.groups
}
