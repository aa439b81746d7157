// `npm run test:long`: what stands in the gate for many, all of it. Takes hours; before a release, on a quiet machine.
import { bin, findNode, install } from './prepare.mjs'
import { runPrograms } from './run-programs.mjs'

/** Each is a command of its own. */
const RUNS = [
  'test:kill',
  'test:power',
  'fuzz',
  'test:hostile',
  'test:cheap',
  'test:load',
  'test:delivery',
  'test:machines',
  'test:upgrade',
  'test:image',
]

await install('everything')
const node = findNode()
const hasPassed = await runPrograms([
  {
    name: 'every screen, language and width',
    command: [node, bin('playwright'), 'test', '--project=screens'],
    environment: { TESTS_LONG: 'yes' },
    processors: 2,
  },
  {
    name: 'modules and endpoints on both databases, every former schema',
    command: [node, bin('vitest'), 'run', '--project=modules', '--project=endpoints'],
    environment: { TESTS_LONG: 'yes' },
    processors: 2,
  },
  ...RUNS.map((name) => ({
    name: name.replace(':', ' '),
    command: [node, 'scripts/tool.mjs', name],
    processors: 2,
  })),
])
process.exitCode = hasPassed ? 0 : 1
