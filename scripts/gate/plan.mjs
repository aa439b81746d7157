// Decides which programs run for the requested groups, which of them in parallel, and what is skipped.
import { GROUPS, joinNames } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {import('./groups.mjs').Tool} Tool */
/** @typedef {import('./needs.mjs').Missing} Missing */
/** @typedef {import('./arguments.mjs').Request} Request */
/**
 * `name`: of its reports in test-results. `isBeside`: runs in parallel, and its output is printed at its end.
 *
 * @typedef {{ name: string, tool: Tool, groups: readonly Group[], parameters: readonly string[], isBeside: boolean }} Run
 * @typedef {{ runs: readonly Run[], needsBuild: boolean, environment: Record<string, string | undefined>, missing: readonly Missing[] }} Plan
 */

/** Without one of these a group cannot run; without other needs only some of its tests. */
const INDISPENSABLE = ['build', 'temporary-folder', 'chromium', 'port']

/**
 * The fault tests run in parallel with the others, from the start: two thirds of their time they wait for processes to
 * start and end, so they use idle cores, when one worker is done before the other and while the site of the browser
 * tests starts. Vitest and Playwright each use both cores and run one after the other.
 *
 * @param {Request} request @param {readonly Missing[]} missing @param {string} spareFolder where the rest keeps temporary
 *   files when the machine's folder cannot be used
 * @returns {Plan}
 */
export function makePlan({ groups, toolArguments, long }, missing, spareFolder) {
  const can = groups.filter((group) => !missing.some((one) => stops(one, group)))
  const faultsApart = can.includes('faults') && toolArguments.length === 0
  const together = can.filter(
    (group) => GROUPS[group].tool === 'vitest' && !(group === 'faults' && faultsApart),
  )
  const runs = [
    ...(faultsApart ? [toRun('faults', ['faults'], toolArguments)] : []),
    ...(together.length > 0 ? [toRun('vitest', together, toolArguments)] : []),
    ...(can.includes('browser') ? [toRun('browser', ['browser'], toolArguments)] : []),
  ]
  const isAlone = runs.length === 1
  return {
    runs: runs.map((run) => ({ ...run, isBeside: run.name === 'faults' && !isAlone })),
    needsBuild: long || can.some((group) => GROUPS[group].needs.includes('build')),
    environment: environmentWithout(missing, spareFolder),
    missing,
  }
}

/** A line for each part that would run, in order. @param {Plan} plan @param {Request} request */
export function describePlan({ runs, needsBuild }, { whole, long }) {
  const build = needsBuild ? ['build'] : []
  const first = [...(whole ? ['format', 'lint', 'types', 'unused code', 'advisories'] : []), ...build]
  return [
    ...(first.length > 0 ? [joinNames(first)] : []),
    ...runs.map(
      ({ groups, isBeside }) => `${joinNames(groups)} tests${isBeside ? ', beside those below' : ''}`,
    ),
    ...(long ? ['hostile pictures'] : []),
  ].map((line) => `Would run: ${line}`)
}

/** @param {string} name @param {readonly Group[]} groups @param {readonly string[]} toolArguments @returns {Omit<Run, 'isBeside'>} */
function toRun(name, groups, toolArguments) {
  const tool = name === 'browser' ? 'playwright' : 'vitest'
  if (tool === 'playwright') return { name, tool, groups, parameters: ['test', ...toolArguments] }
  const command = toolArguments.includes('--watch') || toolArguments.includes('-w') ? 'watch' : 'run'
  const projects = groups.flatMap((group) => ['--project', group])
  return { name, tool, groups, parameters: [command, ...projects, ...toolArguments] }
}

/** @param {Missing} missing @param {Group} group */
function stops({ need }, group) {
  return INDISPENSABLE.includes(need) && GROUPS[group].needs.includes(need)
}

/** @param {readonly Missing[]} missing @param {string} spareFolder @returns {Record<string, string | undefined>} */
function environmentWithout(missing, spareFolder) {
  const lacks = (/** @type {string} */ need) => missing.some((one) => one.need === need)
  return {
    ...(lacks('temporary-folder') ? { TMPDIR: spareFolder } : {}),
    ...(lacks('postgres') ? { TEST_DATABASE_URL: undefined } : {}),
    // Makes the browser tests skip the check of the HTML.
    ...(lacks('java') ? { JAVA: 'no' } : {}),
  }
}
