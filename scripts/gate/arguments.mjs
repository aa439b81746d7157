// The arguments after `npm test --`.
import { GROUP_NAMES, GROUPS, isGroup, joinNames } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */
/**
 * `whole`: no group was named, so static steps and build run as well.
 * `toolArguments`: additional arguments for Vitest or Playwright.
 *
 * @typedef {{
 *   groups: readonly Group[], whole: boolean, toolArguments: readonly string[],
 *   long: boolean, timings: boolean, plan: boolean, help: boolean,
 * }} Request
 */

/** Accepted at any position: neither tool has an option of that name. */
const OPTIONS = ['--long', '--timings', '--plan']
const WATCHING = ['--watch', '-w']

export const USAGE = `Usage: npm test [-- [GROUP ...] [OPTION ...] [what Vitest or Playwright takes]]

Without a group: the static steps, the build and all groups.
${GROUP_NAMES.map((name) => `  ${name.padEnd(10)} ${GROUPS[name].about}`).join('\n')}

  --long     also sends 1,500 hostile pictures to the site, as in CI
  --timings  prints where the time went, and writes it to test-results/timings.md
  --plan     says what would run and what would be left out, and runs nothing

  npm test -- modules backup --watch        files with "backup" in their path, again at each change
  npm test -- endpoints -t "a HEAD"         tests whose name matches
  npm test -- browser e2e/contact.spec.ts   one file
  npm run check                             format, lint, types, unused code, architecture`

/**
 * @param {readonly string[]} parameters
 * @returns {{ request: Request } | { problem: string }}
 */
export function parseArguments(parameters) {
  const rest = parameters.filter((argument) => !OPTIONS.includes(argument))
  const firstOther = rest.findIndex((argument) => !isGroup(argument))
  const end = firstOther === -1 ? rest.length : firstOther
  const named = rest.slice(0, end).filter(isGroup)
  const toolArguments = rest.slice(end)
  const help = named.length === 0 && ['--help', '-h'].includes(toolArguments[0] ?? '')
  const problem = help ? null : findProblem(named, toolArguments)
  if (problem) return { problem }
  return {
    request: {
      groups: named.length > 0 ? GROUP_NAMES.filter((group) => named.includes(group)) : GROUP_NAMES,
      whole: named.length === 0,
      toolArguments,
      long: parameters.includes('--long'),
      timings: parameters.includes('--timings'),
      plan: parameters.includes('--plan'),
      help,
    },
  }
}

/** @param {Request} request */
export function isWatching(request) {
  return request.toolArguments.some((argument) => WATCHING.includes(argument))
}

/** @param {readonly Group[]} named @param {readonly string[]} toolArguments */
function findProblem(named, toolArguments) {
  const [first] = toolArguments
  if (first === undefined) return null
  if (named.length === 0) {
    const what = first.startsWith('-') ? 'option' : 'group'
    return `There is no ${what} "${first}": the groups are ${joinNames(GROUP_NAMES)}, the options ${joinNames([...OPTIONS, '--help'])}.`
  }
  if (new Set(named.map((group) => GROUPS[group].tool)).size > 1)
    return `"${toolArguments.join(' ')}" can go to one tool only: name browser without the other groups, or them without browser.`
  return null
}
