// `npm run check`: static checks of the sources.
import { spawnSync } from 'node:child_process'
import { bin, findNode, install, ROOT } from './prepare.mjs'
import { runPrograms } from './run-programs.mjs'

await install('everything')
const node = findNode()
/** The types of the routes are read by the type checker. */
spawnSync(node, [bin('react-router'), 'typegen'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
const hasPassed = await runPrograms([
  {
    name: 'types',
    processors: 1,
    // One type checker: a second one would check most types again.
    command: [
      node,
      bin('tsc'),
      ...'--noEmit --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo'.split(
        ' ',
      ),
    ],
  },
  {
    name: 'format and lint',
    processors: 1,
    command: [node, bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'nothing unused', processors: 1, command: [node, bin('knip'), '--cache'] },
  {
    name: 'architecture',
    processors: 1,
    command: [node, bin('vitest'), 'run', '--project=rules', '--reporter=dot', 'tests/architecture.test.ts'],
  },
])
process.exitCode = hasPassed ? 0 : 1
