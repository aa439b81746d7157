// `npm test`: the whole gate. Vitest and Playwright alone: `npm run vitest`, `npm run playwright`.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { CHROMIUMS } from './chromiums.mjs'
import { playwrightReport, sayReports, TIMES, vitestReport } from './gate-report.mjs'
import { bin, build, findNode, install, tell } from './prepare.mjs'
import { runPrograms } from './run-programs.mjs'

const isCi = process.env.CI === 'true'
const needs = [
  {
    isThere: (process.env.CHROMIUM ? [process.env.CHROMIUM] : CHROMIUMS).some((path) => existsSync(path)),
    sentence:
      'No Chromium, so no browser tests: install chromium-headless-shell, or set CHROMIUM to its path.',
  },
  {
    isThere: existsSync(CHROMIUMS.at(-1)),
    sentence: 'No whole Chromium, so the way back to kept pages is not tested: install chromium.',
  },
  {
    isThere: spawnSync('java', ['-version']).status === 0,
    sentence: 'No Java, so the HTML is not checked: install default-jre-headless.',
  },
  {
    isThere: Boolean(process.env.TEST_DATABASE_URL),
    sentence:
      'No PostgreSQL, so tests run on the embedded database only: set TEST_DATABASE_URL=postgres://...',
  },
]

await install('everything')
const node = findNode()
build(node)
const missing = needs.filter(({ isThere }) => !isThere)
for (const { sentence } of missing) tell(sentence)

const hasBrowser = needs[0].isThere
const REPORTS = { faults: 'faults', inProcess: 'rules-modules-endpoints', browser: 'browser' }
const vitest = [node, bin('vitest'), 'run']
rmSync(TIMES, { recursive: true, force: true })
const hasPassed = await runPrograms([
  { name: 'advisories', command: [node, 'scripts/advisories.mjs'], processors: 0 },
  { name: 'check', command: [node, 'scripts/check.mjs'], processors: 2 },
  // Two thirds of their time they wait for processes to start and to end, so what is beside them has two workers.
  {
    name: 'faults',
    command: [...vitest, '--project', 'faults', ...vitestReport(REPORTS.faults)],
    processors: 1,
  },
  {
    name: 'rules, modules, endpoints',
    command: [...vitest, '--project=!faults', ...vitestReport(REPORTS.inProcess)],
    processors: 1,
    isShown: true,
  },
  ...(hasBrowser
    ? [
        {
          name: 'browser',
          command: [node, bin('playwright'), 'test', '--reporter=list,json'],
          environment: playwrightReport(REPORTS.browser),
          processors: 2,
        },
      ]
    : []),
])
for (const line of sayReports(Object.values(REPORTS))) tell(line)
process.exitCode = hasPassed && !(isCi && missing.length > 0) ? 0 : 1
