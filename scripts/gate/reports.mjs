// Parses the JSON reports of Vitest and Playwright into counts and failures.
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'

/**
 * `line`: null when the report has none. `filter`: the tool's arguments to run this test alone.
 * `artefacts`: trace and screenshot, as paths.
 *
 * @typedef {{
 *   file: string, line: number | null, name: string, filter: readonly string[],
 *   artefacts: readonly { kind: string, path: string }[],
 * }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * `flaky`: the tests that passed at the second try, each as `file: name`.
 *
 * @typedef {{ counts: Counts, flaky: readonly string[], failures: readonly Failure[] }} Report
 */

const ARTEFACTS = ['trace', 'screenshot']
const LONGEST_REASON = 200

/** Null when the tool has written no report. @param {string} path */
export function readJson(path) {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** @param {any} json @param {string} root the folder that paths are relative to @returns {Report} */
export function readVitestReport(json, root) {
  const failures = json.testResults.flatMap((/** @type {any} */ result) => {
    const file = relative(root, result.name)
    const failed = result.assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    if (failed.length === 0 && result.status === 'failed') return [toLoadFailure(file, result.message, root)]
    return failed.map((/** @type {any} */ test) => toVitestFailure(file, test))
  })
  const flaky = json.testResults.flatMap((/** @type {any} */ result) =>
    result.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages?.length > 0)
      .map((/** @type {any} */ test) => `${relative(root, result.name)}: ${test.title}`),
  )
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json
  // A file that could not be loaded has no failed test.
  const failed = Math.max(numFailedTests, failures.length)
  return {
    counts: { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests },
    flaky,
    failures,
  }
}

/** @param {any} json @param {string} root @returns {Report} */
export function readPlaywrightReport(json, root) {
  // Flaky tests count as failed, unless the configuration allows them.
  const isStrict = json.config.failOnFlakyTests === true
  const specs = json.suites.flatMap((/** @type {any} */ suite) => listSpecs(suite, []))
  const failures = specs.flatMap((/** @type {any} */ { spec, path }) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || (isStrict && status === 'flaky'))
      .map((/** @type {any} */ test) => toPlaywrightFailure(spec, path, test, json.config.rootDir, root)),
  )
  const secondTry = specs.filter((/** @type {any} */ { spec }) =>
    spec.tests.some((/** @type {any} */ { status }) => status === 'flaky'),
  )
  const { expected, unexpected, flaky, skipped } = json.stats
  const errors = json.errors.map((/** @type {any} */ error) => toPlaywrightError(error, root))
  return {
    counts: {
      passed: expected + (isStrict ? 0 : flaky),
      failed: unexpected + (isStrict ? flaky : 0) + errors.length,
      skipped,
    },
    flaky: secondTry.map(
      (/** @type {any} */ { spec }) =>
        `${relative(root, `${json.config.rootDir}/${spec.file}`)}: ${spec.title}`,
    ),
    failures: [...failures, ...errors],
  }
}

/** @param {string} file @param {string} message @param {string} root @returns {Failure} */
function toLoadFailure(file, message, root) {
  return {
    file,
    line: null,
    name: `failed outside its tests: ${firstLine(message).replaceAll(`${root}/`, '')}`,
    filter: [file],
    artefacts: [],
  }
}

/** @param {string} file @param {any} test @returns {Failure} */
function toVitestFailure(file, test) {
  const line = test.location?.line ?? findLine(file, test.failureMessages.join('\n'))
  const name = [...test.ancestorTitles, test.title].join(' > ')
  const pattern = [...test.ancestorTitles, test.title].join(' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return { file, line, name, filter: [file, '-t', pattern], artefacts: [] }
}

/** The first line of the test file in the stack. @param {string} file @param {string} stack */
function findLine(file, stack) {
  const start = stack.indexOf(`${file}:`)
  const found = start === -1 ? null : /^:(\d+)/.exec(stack.slice(start + file.length))
  return found ? Number(found[1]) : null
}

/** @param {any} suite @param {readonly string[]} above titles of the suites around it, without the file's @returns {any[]} */
function listSpecs(suite, above) {
  const path = suite.title === suite.file ? above : [...above, suite.title]
  const inside = (suite.suites ?? []).flatMap((/** @type {any} */ child) => listSpecs(child, path))
  return [...suite.specs.map((/** @type {any} */ spec) => ({ spec, path })), ...inside]
}

/** @param {any} spec @param {readonly string[]} path @param {any} test @param {string} rootDir @param {string} root @returns {Failure} */
function toPlaywrightFailure(spec, path, test, rootDir, root) {
  const file = relative(root, `${rootDir}/${spec.file}`)
  const artefacts = test.results
    .flatMap((/** @type {any} */ { attachments }) => attachments)
    .filter((/** @type {any} */ { name, path }) => ARTEFACTS.includes(name) && path)
    .map((/** @type {any} */ { name, path }) => ({ kind: name, path: relative(root, path) }))
  return {
    file,
    line: spec.line,
    name: [...path, spec.title].join(' > '),
    filter: [`${file}:${spec.line}`],
    artefacts,
  }
}

/** An error outside of tests: a file that cannot be loaded, a server that does not start. @param {any} error @param {string} root @returns {Failure} */
function toPlaywrightError({ message, location }, root) {
  // Without a file, its location is `<anonymous>`.
  const file = isAbsolute(location?.file ?? '') ? relative(root, location.file) : ''
  const name = firstLine(message ?? 'an error outside the tests').replaceAll(`${root}/`, '')
  return { file, line: file ? location.line : null, name, filter: file ? [file] : [], artefacts: [] }
}

/** @param {string} text */
function firstLine(text) {
  // Colour escape sequences begin with ESC.
  const plain = text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
  return (plain.split('\n').find((line) => line.trim()) ?? '').trim().slice(0, LONGEST_REASON)
}
