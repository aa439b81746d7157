// `npm test`: the whole gate. Ends with one line: passed, failed, skipped. `npm test -- --long`, as in CI, also sends 1,500
// hostile pictures to the site, which takes some minutes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { askForAdvisories, sayAudit } from './advisories.mjs'
import { bin, build, findNode, install, ROOT, refuse, tell } from './prepare.mjs'

const RESULTS = join(ROOT, 'test-results')
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const GET_CHROMIUM =
  'The browser tests need Chromium: run apt-get install chromium as root, or set CHROMIUM to its path.'
const GET_JAVA = 'The check of the HTML needs Java: run apt-get install default-jre-headless as root.'

install()
const node = findNode()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const total = { passed: 0, failed: 0, skipped: 0 }

check('format and lint', [bin('biome'), 'ci', '--error-on-warnings', '.'])
check('types of the routes', [bin('react-router'), 'typegen'])
check('types', [bin('tsc'), '--noEmit'])
check('nothing unused', [bin('knip')])
checkAdvisories()
build(node)
check('unit, room and door tests', [bin('vitest'), 'run'], () => countVitest(join(RESULTS, 'vitest.json')))
provide('chromium', () => existsSync(CHROMIUM), GET_CHROMIUM)
provide('default-jre-headless', () => spawnSync('java', ['-version']).status === 0, GET_JAVA)
check('browser tests', [bin('playwright'), 'test'], () => countPlaywright(join(RESULTS, 'playwright.json')))

if (process.argv.includes('--long'))
  check('hostile pictures', ['--disable-warning=ExperimentalWarning', 'tests/hostile/hostile-run.ts'])

tell(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

/** Runs one step of the gate. Its own tests count where it has some, else the step is one. */
function check(name, command, count) {
  tell(`\n== ${name}`)
  const run = spawnSync(node, command, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM } })
  const counted = count?.() ?? { passed: run.status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A step that fails without a failed test has failed all the same.
  if (run.status !== 0 && counted.failed === 0) counted.failed = 1
  for (const kind of ['passed', 'failed', 'skipped']) total[kind] += counted[kind]
}

/** Only a registry that answers can say that something is wrong; one that does not stops nobody. */
function checkAdvisories() {
  tell('\n== advisories')
  const audit = askForAdvisories()
  tell(sayAudit(audit))
  total[{ clean: 'passed', found: 'failed', skipped: 'skipped' }[audit.outcome]] += 1
}

function countVitest(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(path, 'utf8'),
  )
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function countPlaywright(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(path, 'utf8')).stats
  if (flaky > 0) tell(`${flaky} passed at the second try only: the list above calls them flaky`)
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** Installs a package of the system when it is missing and this may be done, or says in one sentence how to get it. */
function provide(systemPackage, isThere, howToGet) {
  if (isThere()) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    tell(`Installing ${systemPackage} ...`)
    const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${systemPackage}`
    spawnSync('sh', ['-c', install], { stdio: 'inherit' })
  }
  if (!isThere()) refuse(howToGet)
}
