import { expect, test } from 'vitest'
import { parseArguments } from '../../scripts/gate/arguments.mjs'
import { USUAL_CHROMIUMS } from '../../scripts/gate/needs.mjs'
import { describePlan, makePlan } from '../../scripts/gate/plan.mjs'
import { listPackages } from '../../scripts/gate/provide.mjs'

type Lack = Parameters<typeof makePlan>[1][number]

const lackOf = (need: Lack['need']): Lack => ({
  need,
  sentence: `No ${need}.`,
  leftOut: need,
  isOptional: false,
})

function requestOf(given: string[]) {
  const parsed = parseArguments(given)
  if (!('request' in parsed)) throw new Error(parsed.problem)
  return parsed.request
}

const planOf = (given: string[], ...missing: Lack['need'][]) =>
  makePlan(requestOf(given), missing.map(lackOf), '/spare')

const groupsOf = (plan: ReturnType<typeof makePlan>) => plan.runs.map(({ groups }) => groups)

test('the whole gate runs the faults in parallel with Vitest and then Playwright', () => {
  const plan = planOf([])
  expect(plan.runs).toEqual([
    {
      name: 'faults',
      tool: 'vitest',
      groups: ['faults'],
      parameters: ['run', '--project', 'faults'],
      isBeside: true,
    },
    {
      name: 'vitest',
      tool: 'vitest',
      groups: ['rules', 'modules', 'endpoints'],
      parameters: ['run', '--project', 'rules', '--project', 'modules', '--project', 'endpoints'],
      isBeside: false,
    },
    { name: 'browser', tool: 'playwright', groups: ['browser'], parameters: ['test'], isBeside: false },
  ])
  expect(plan.needsBuild).toBe(true)
  expect(plan.environment).toEqual({})
})

test('one group runs alone in the foreground', () => {
  expect(planOf(['faults']).runs).toMatchObject([{ name: 'faults', isBeside: false }])
  expect(planOf(['rules']).runs).toMatchObject([{ name: 'vitest', groups: ['rules'] }])
})

test('a file or name is passed to one Vitest with all named groups', () => {
  expect(planOf(['modules', 'faults', '-t', 'disk']).runs).toMatchObject([
    { parameters: ['run', '--project', 'modules', '--project', 'faults', '-t', 'disk'], isBeside: false },
  ])
})

test('watching is another command of Vitest', () => {
  expect(planOf(['modules', 'backup', '--watch']).runs).toMatchObject([
    { parameters: ['watch', '--project', 'modules', 'backup', '--watch'] },
  ])
})

test.each(['rules', 'modules'])('%s need no build', (group) => {
  expect(planOf([group]).needsBuild).toBe(false)
})

test.each(['endpoints', 'faults', 'browser'])('%s need the build', (group) => {
  expect(planOf([group]).needsBuild).toBe(true)
})

test.each(['chromium', 'port'] as const)('without %s everything but the browser tests runs', (need) => {
  expect(groupsOf(planOf([], need))).toEqual([['faults'], ['rules', 'modules', 'endpoints']])
})

test('without a temporary folder the rules still run, with their files in another folder', () => {
  const plan = planOf([], 'temporary-folder')
  expect(groupsOf(plan)).toEqual([['rules']])
  expect(plan.needsBuild).toBe(false)
  expect(plan.environment).toEqual({ TMPDIR: '/spare' })
})

test('without a build only groups that need none run', () => {
  expect(groupsOf(planOf([], 'build'))).toEqual([['rules', 'modules']])
  expect(groupsOf(planOf(['browser'], 'build'))).toEqual([])
})

test('without PostgreSQL or Java every group runs, and the lack is reported', () => {
  const plan = planOf([], 'postgres', 'java')
  expect(groupsOf(plan)).toEqual(groupsOf(planOf([])))
  expect(plan.environment).toEqual({ TEST_DATABASE_URL: undefined, JAVA: 'no' })
})

test('hostile pictures need the build, whatever else runs', () => {
  expect(planOf(['rules', '--long']).needsBuild).toBe(true)
})

test.each([
  [
    ['--long'],
    [
      'Would run: format, lint, types, unused code, advisories and build',
      'Would run: faults tests, beside those below',
      'Would run: rules, modules and endpoints tests',
      'Would run: browser tests',
      'Would run: hostile pictures',
    ],
  ],
  [['endpoints'], ['Would run: build', 'Would run: endpoints tests']],
  [['rules'], ['Would run: rules tests']],
])('the plan of %j is printed in the order of execution', (given, lines) => {
  expect(describePlan(planOf(given), requestOf(given))).toEqual(lines)
})

test('a Chromium at a custom path is not installed', () => {
  const missing = [lackOf('chromium'), lackOf('java'), lackOf('port')]
  expect(listPackages(missing, {}, [])).toEqual(['chromium-headless-shell', 'default-jre-headless'])
  expect(listPackages(missing, { CHROMIUM: '/nowhere' }, [])).toEqual(['default-jre-headless'])
})

test('the headless shell is installed where there is only the Chromium with windows', () => {
  const [shell = '', full = ''] = USUAL_CHROMIUMS
  expect(listPackages([], {}, [full])).toEqual(['chromium-headless-shell'])
  expect(listPackages([], {}, [shell, full])).toEqual([])
  expect(listPackages([], { CHROMIUM: full }, [full])).toEqual([])
})
