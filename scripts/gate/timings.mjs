// Times by phase, by Vitest project, and of the slowest files.
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { readJson } from './reports.mjs'

/** @typedef {{ name: string, seconds: number, processorSeconds: number | null }} Phase */
/**
 * `importMs`, `setupMs`, `testsMs`: wall-clock time, null when the tool does not report it.
 *
 * @typedef {{
 *   file: string, project: string, tests: number, importMs: number | null, setupMs: number | null, testsMs: number,
 *   processorSeconds: number | null,
 * }} FileTimes
 */

const SLOWEST = 20

/** @param {readonly string[]} runs their names @param {string} results the folder @returns {FileTimes[]} */
export function readFileTimes(runs, results) {
  return runs.flatMap((run) => {
    if (run !== 'browser') return readJson(join(results, `${run}-timings.json`)) ?? []
    const report = readJson(join(results, `${run}.json`))
    return report ? browserTimes(report) : []
  })
}

/** Playwright's report has neither totals by file nor processor time. @param {any} report @returns {FileTimes[]} */
export function browserTimes(report) {
  return report.suites.map((/** @type {any} */ suite) => {
    const tests = listTests(suite)
    const times = tests.flatMap(({ results }) => results).map(({ duration }) => duration)
    return {
      file: relative(ROOT, join(report.config.rootDir, suite.file)),
      project: 'browser',
      tests: tests.length,
      importMs: null,
      setupMs: null,
      testsMs: times.reduce((sum, time) => sum + time, 0),
      processorSeconds: null,
    }
  })
}

/** @param {any} suite @returns {any[]} */
function listTests(suite) {
  const own = suite.specs.flatMap((/** @type {any} */ { tests }) => tests)
  return [...own, ...(suite.suites ?? []).flatMap(listTests)]
}

/**
 * A Markdown table for the terminal and docs/performance.md.
 *
 * @param {readonly Phase[]} phases @param {readonly FileTimes[]} files @param {number} seconds of the whole, by the clock
 */
export function timingsTable(phases, files, seconds) {
  const projects = [...new Set(files.map(({ project }) => project))]
  const slowest = [...files].sort((one, other) => msOf(other) - msOf(one)).slice(0, SLOWEST)
  return [
    '| phase | seconds | processor seconds |',
    '|---|---:|---:|',
    ...phases.map(({ name, seconds, processorSeconds }) =>
      row(name, format(seconds), format(processorSeconds)),
    ),
    row('all, by the clock', format(seconds), format(addUp(phases.map((phase) => phase.processorSeconds)))),
    '',
    '| group | files | tests | import, s | set-up, s | tests, s | processor seconds |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...projects.map((project) =>
      projectRow(
        project,
        files.filter((one) => one.project === project),
      ),
    ),
    '',
    `| slowest files | group | import, s | set-up, s | tests, s | processor seconds |`,
    '|---|---|---:|---:|---:|---:|',
    ...slowest.map((one) => row(one.file, one.project, ...columns([one]))),
    '',
  ].join('\n')
}

/** @param {string} results the folder @param {string} table */
export function writeTimings(results, table) {
  writeFileSync(join(results, 'timings.md'), table)
}

/** @param {string} project @param {readonly FileTimes[]} files */
function projectRow(project, files) {
  const tests = files.reduce((sum, one) => sum + one.tests, 0)
  return row(project, String(files.length), String(tests), ...columns(files))
}

/** @param {readonly FileTimes[]} files */
function columns(files) {
  const inSeconds = (/** @type {number | null} */ ms) => (ms === null ? null : ms / 1000)
  return [
    format(inSeconds(addUp(files.map(({ importMs }) => importMs)))),
    format(inSeconds(addUp(files.map(({ setupMs }) => setupMs)))),
    format(inSeconds(addUp(files.map(({ testsMs }) => testsMs)))),
    format(addUp(files.map(({ processorSeconds }) => processorSeconds))),
  ]
}

/** The sum; null when no number is known. @param {readonly (number | null)[]} numbers */
function addUp(numbers) {
  const known = numbers.filter((number) => number !== null)
  return known.length > 0 ? known.reduce((sum, number) => sum + number, 0) : null
}

/** @param {FileTimes} times */
function msOf({ importMs, setupMs, testsMs }) {
  return (importMs ?? 0) + (setupMs ?? 0) + testsMs
}

/** @param {number | null} number */
function format(number) {
  return number === null ? '' : number.toFixed(1)
}

/** @param {readonly string[]} cells */
function row(...cells) {
  return `| ${cells.join(' | ')} |`
}
