// The groups of tests of `npm test`, and what each needs to run.

/**
 * @typedef {'rules' | 'modules' | 'endpoints' | 'faults' | 'browser'} Group
 * @typedef {'vitest' | 'playwright'} Tool
 * @typedef {'build' | 'temporary-folder' | 'postgres' | 'chromium' | 'java' | 'port'} Need
 * @typedef {{ tool: Tool, needs: readonly Need[], about: string }} GroupRules
 */

/** @type {Readonly<Record<Group, GroupRules>>} */
export const GROUPS = {
  rules: { tool: 'vitest', needs: [], about: 'pure functions, components, the architecture' },
  modules: {
    tool: 'vitest',
    needs: ['temporary-folder', 'postgres'],
    about: 'modules on a real database',
  },
  endpoints: {
    tool: 'vitest',
    needs: ['build', 'temporary-folder', 'postgres'],
    about: 'the whole application in memory',
  },
  faults: {
    tool: 'vitest',
    needs: ['build', 'temporary-folder', 'postgres'],
    about: 'processes that are started and killed, full disks, the development server',
  },
  browser: {
    tool: 'playwright',
    needs: ['build', 'temporary-folder', 'chromium', 'java', 'port'],
    about: 'journeys in Chromium',
  },
}

/** @type {readonly Group[]} */
export const GROUP_NAMES = ['rules', 'modules', 'endpoints', 'faults', 'browser']

/** @param {string} name @returns {name is Group} */
export function isGroup(name) {
  return Object.hasOwn(GROUPS, name)
}

/** @param {readonly Group[]} groups @param {Need} need */
export function groupsThatNeed(groups, need) {
  return groups.filter((group) => GROUPS[group].needs.includes(need))
}

/** `a, b and c`. @param {readonly string[]} names */
export function joinNames(names) {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
