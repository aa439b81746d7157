// The last lines of the gate: what was left out, what failed and how to run it alone, and the counts.

/** @typedef {import('./reports.mjs').Failure} Failure */
/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./needs.mjs').Missing} Missing */
/**
 * Something that failed. `where`: `file:line`, a file, or null. `command`: runs it alone; null for what a machine lacks.
 *
 * @typedef {{ where: string | null, name: string, command: string | null, artefacts: Failure['artefacts'] }} Trouble
 */

/** Words that a shell takes as they stand. */
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
 * @returns {Trouble}
 */
export function toTrouble({ file, line, name, filter, artefacts }, groups) {
  const words = [...groups, ...filter].map(quote).join(' ')
  const where = file ? (line === null ? file : `${file}:${line}`) : null
  return { where, name, command: `npm test -- ${words}`, artefacts }
}

/**
 * What is missing counts: on a machine of ours as left out, in CI as failed.
 *
 * @param {readonly Missing[]} missing @param {boolean} isCi
 * @returns {{ counts: Counts, troubles: readonly Trouble[], leftOut: readonly string[] }}
 */
export function countMissing(missing, isCi) {
  const counted = isCi ? missing : missing.filter(({ isOptional }) => !isOptional)
  const leftOut = counted.map((one) => one.leftOut)
  if (!isCi) return { counts: { passed: 0, failed: 0, skipped: counted.length }, troubles: [], leftOut }
  const troubles = counted.map(({ sentence }) => ({
    where: null,
    name: sentence,
    command: null,
    artefacts: [],
  }))
  return { counts: { passed: 0, failed: counted.length, skipped: 0 }, troubles, leftOut }
}

/**
 * The line with the counts is the last one, alone: CI reads it.
 *
 * @param {Counts} counts @param {readonly Trouble[]} troubles @param {readonly string[]} leftOut
 * @returns {string[]}
 */
export function closingLines(counts, troubles, leftOut) {
  return [
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join('; ')}`] : []),
    ...(troubles.length > 0 ? ['', 'What failed, and how to run it alone:'] : []),
    ...troubles.flatMap(describe),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ]
}

/** @param {Trouble} trouble */
function describe({ where, name, command, artefacts }) {
  return [
    `  ${where ? `${where}  ` : ''}${name}`,
    ...(command ? [`      ${command}`] : []),
    ...artefacts.map(({ kind, path }) => `      ${kind}: ${path}`),
  ]
}

/** @param {string} word */
function quote(word) {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
