// Reads what the tests of the gate reported: which of them needed a second try, and which files took longest.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './prepare.mjs'

/** The reports are written here. */
export const TIMES = join(ROOT, 'test-results/times')
const SHOWN_FILES = 20

/**
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ files: FileTime[], secondTries: string[] }} Report
 */

/** The parameters with which Vitest writes its report. @param {string} name */
export const vitestReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${fileOf(name)}`,
]

/** The environment in which Playwright does so, with the reporter `json`. @param {string} name */
export const playwrightReport = (name) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) })

/** @param {string} name */
const fileOf = (name) => join(TIMES, `${name}.json`)

/** The lines to print at the end. @param {readonly string[]} names of the reports */
export function sayReports(names) {
  const reports = names.filter((name) => existsSync(fileOf(name))).map(readReport)
  const files = reports
    .flatMap((report) => report.files)
    .toSorted((one, other) => other.seconds - one.seconds)
  const secondTries = reports.flatMap((report) => report.secondTries)
  return [
    'The files that took longest, in seconds:',
    ...files.slice(0, SHOWN_FILES).map(({ file, seconds }) => `  ${seconds.toFixed(0).padStart(4)}  ${file}`),
    ...(secondTries.length > 0 ? ['These needed a second try:'] : ['No test needed a second try.']),
    ...secondTries.map((name) => `  ${name}`),
  ]
}

/** @param {string} name @returns {Report} */
function readReport(name) {
  const report = JSON.parse(readFileSync(fileOf(name), 'utf8'))
  return report.testResults ? readVitest(report.testResults) : readPlaywright(report.suites)
}

/**
 * @param {{ name: string, startTime: number, endTime: number,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} results
 * @returns {Report}
 */
function readVitest(results) {
  const files = results.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1_000,
  }))
  const secondTries = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  )
  return { files, secondTries }
}

/**
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @param {readonly Suite[]} suites one of each file
 * @returns {Report}
 */
function readPlaywright(suites) {
  const ofFiles = suites.map((suite) => ({ file: `e2e/${suite.file}`, specs: specsIn(suite) }))
  const files = ofFiles.map(({ file, specs }) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: tries }) => tries))
    return { file, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000 }
  })
  const secondTries = ofFiles.flatMap(({ file, specs }) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
  )
  return { files, secondTries }
}

/** @param {Suite} suite @returns {Spec[]} */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}
