// The static steps: what can be said of the sources without running them.

/**
 * `program`: of a package. `after`: the name of a step whose files this one reads. `alone`: what a person types.
 *
 * @typedef {{ name: string, program: string, parameters: readonly string[], after: string | null }} CheckStep
 */

const ROUTE_TYPES = 'types of the routes'

/**
 * One checker: each further one checks most of the same types again, which takes twice the processor time and gains no
 * clock on two cores. What did not change since the last run is not checked again.
 */
const TYPES = [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/tsc.tsbuildinfo',
]

/** @type {readonly CheckStep[]} the longest chain first, so that it ends soonest. */
export const CHECK_STEPS = [
  { name: ROUTE_TYPES, program: 'react-router', parameters: ['typegen'], after: null },
  { name: 'types', program: 'tsc', parameters: TYPES, after: ROUTE_TYPES },
  {
    name: 'format and lint',
    program: 'biome',
    parameters: ['ci', '--error-on-warnings', '--colors', 'off', '.'],
    after: null,
  },
  { name: 'nothing unused', program: 'knip', parameters: ['--cache'], after: null },
]

/** Part of `npm run check` only: the whole gate has it among the rules. @type {CheckStep} */
export const ARCHITECTURE_STEP = {
  name: 'architecture',
  program: 'vitest',
  parameters: ['run', '--project', 'rules', '--reporter', 'dot', 'tests/architecture.test.ts'],
  after: null,
}
