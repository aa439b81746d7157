// Which programs run for the groups that were asked for, which beside which, and what is left out.
import { GROUPS, joinNames } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {import('./groups.mjs').Tool} Tool */
/** @typedef {import('./needs.mjs').Missing} Missing */
/** @typedef {import('./arguments.mjs').Request} Request */
/**
 * `name`: of its reports in test-results. `isBeside`: runs while the others do, its words are told when it has ended.
 *
 * @typedef {{ name: string, tool: Tool, groups: readonly Group[], parameters: readonly string[], isBeside: boolean }} Run
 * @typedef {{ runs: readonly Run[], needsBuild: boolean, environment: Record<string, string | undefined>, missing: readonly Missing[] }} Plan
 */

/** Without one of these a group cannot run at all; without another need only some of its tests. */
const INDISPENSABLE = ['build', 'temporary-folder', 'chromium', 'port']

/**
 * The faults run beside the others, from the start: for two thirds of their time they wait for processes to start and to
 * end, so they fill what the others leave of two cores: while a worker is done and the other has its last file, and while
 * the site of the browser tests starts. Vitest and Playwright each fill both cores and come one after the other.
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

/** A line for each thing that would run, in this order. @param {Plan} plan @param {Request} request */
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
    // Read by the browser tests, which leave the check of the HTML out then.
    ...(lacks('java') ? { JAVA: 'no' } : {}),
  }
}
