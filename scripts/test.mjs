// `npm test`: the whole gate. Vitest and Playwright alone: `npm run vitest`, `npm run playwright`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUMS } from './chromiums.mjs'
import { bin, build, findNode, install, tell } from './prepare.mjs'
import { runSideBySide } from './side-by-side.mjs'

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

install('everything')
const node = findNode()
build(node)
const missing = needs.filter(({ isThere }) => !isThere)
for (const { sentence } of missing) tell(sentence)

const vitest = [node, bin('vitest'), 'run']
const hasPassed = await runSideBySide([
  { name: 'check', command: [node, 'scripts/check.mjs'] },
  { name: 'advisories', command: [node, 'scripts/advisories.mjs'] },
  { name: 'faults', command: [...vitest, '--project', 'faults'] },
  { name: 'rules, modules, endpoints', command: [...vitest, '--project=!faults'], isShown: true },
  ...(needs[0].isThere ? [{ name: 'browser', command: [node, bin('playwright'), 'test'] }] : []),
])
process.exitCode = hasPassed && !(isCi && missing.length > 0) ? 0 : 1
