// The last lines of the gate: skipped parts, failures with the command to run each alone, and the counts.

/** @typedef {import('./reports.mjs').Failure} Failure */
/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./needs.mjs').Missing} Missing */
/**
 * A failure. `where`: `file:line`, a file, or null. `command`: runs it alone; null when the machine lacks something.
 *
 * @typedef {{ where: string | null, name: string, command: string | null, artefacts: Failure['artefacts'] }} ListedFailure
 */

/** Words that need no quotes in a shell. */
const PLAIN_WORD = /^[\w./:@%+=,-]+$/

/** @param {readonly Counts[]} counts @returns {Counts} */
export function addCounts(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

/**
 * @param {Failure} failure
 * @param {readonly string[]} groups that its file may belong to
 * @returns {ListedFailure}
 */
export function toListedFailure({ file, line, name, filter, artefacts }, groups) {
  const parameters = [...groups, ...filter].map(quote).join(' ')
  const where = file ? (line === null ? file : `${file}:${line}`) : null
  return { where, name, command: `npm test -- ${parameters}`, artefacts }
}

/**
 * Missing needs count as skipped on a developer's machine and as failed in CI.
 *
 * @param {readonly Missing[]} missing @param {boolean} isCi
 * @returns {{ counts: Counts, failures: readonly ListedFailure[], leftOut: readonly string[] }}
 */
export function countMissing(missing, isCi) {
  const counted = isCi ? missing : missing.filter(({ isOptional }) => !isOptional)
  const leftOut = counted.map((one) => one.leftOut)
  if (!isCi) return { counts: { passed: 0, failed: 0, skipped: counted.length }, failures: [], leftOut }
  const failures = counted.map(({ sentence }) => ({
    where: null,
    name: sentence,
    command: null,
    artefacts: [],
  }))
  return { counts: { passed: 0, failed: counted.length, skipped: 0 }, failures, leftOut }
}

/**
 * The last line has only the counts: CI parses it.
 *
 * @param {Counts} counts @param {readonly ListedFailure[]} failures @param {readonly string[]} leftOut
 * @returns {string[]}
 */
export function closingLines(counts, failures, leftOut) {
  return [
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join('; ')}`] : []),
    ...(failures.length > 0 ? ['', 'What failed, and how to run it alone:'] : []),
    ...failures.flatMap(describe),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ]
}

/** @param {ListedFailure} listed */
function describe({ where, name, command, artefacts }) {
  return [
    `FAILED: ${where ? `${where}  ` : ''}${name}`,
    ...(command ? [`      ${command}`] : []),
    ...artefacts.map(({ kind, path }) => `      ${kind}: ${path}`),
  ]
}

/** @param {string} word */
function quote(word) {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
