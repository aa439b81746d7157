// The static steps: checks of the sources without running them.

/**
 * `program`: of a package. `after`: the name of a step whose files this one reads. `alone`: the command to run it alone.
 *
 * @typedef {{ name: string, program: string, parameters: readonly string[], after: string | null }} CheckStep
 */

const ROUTE_TYPES = 'types of the routes'

/**
 * One type checker: a second one would check most types again, which doubles the processor time and saves no wall-clock
 * time on two cores. It is incremental.
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

/** Only in `npm run check`: in the whole gate it is one of the rules. @type {CheckStep} */
export const ARCHITECTURE_STEP = {
  name: 'architecture',
  program: 'vitest',
  parameters: ['run', '--project', 'rules', '--reporter', 'dot', 'tests/architecture.test.ts'],
  after: null,
}
