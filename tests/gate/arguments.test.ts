import { expect, test } from 'vitest'
import { isWatching, parseArguments } from '../../scripts/gate/arguments.mjs'

function requestOf(...given: string[]) {
  const parsed = parseArguments(given)
  if (!('request' in parsed)) throw new Error(parsed.problem)
  return parsed.request
}

function problemOf(...given: string[]) {
  const parsed = parseArguments(given)
  return 'problem' in parsed ? parsed.problem : null
}

test('no argument means the whole gate', () => {
  expect(requestOf()).toEqual({
    groups: ['rules', 'modules', 'endpoints', 'faults', 'browser'],
    whole: true,
    toolArguments: [],
    long: false,
    timings: false,
    plan: false,
    help: false,
  })
})

test('several groups may be named, in any order and more than once', () => {
  const { groups, whole } = requestOf('endpoints', 'rules', 'endpoints')
  expect(groups).toEqual(['rules', 'endpoints'])
  expect(whole).toBe(false)
})

test.each([
  [['modules', 'backup', '--watch'], 'modules', ['backup', '--watch']],
  [['browser', 'e2e/contact.spec.ts'], 'browser', ['e2e/contact.spec.ts']],
  [['endpoints', '-t', 'a HEAD'], 'endpoints', ['-t', 'a HEAD']],
  [['modules', '-t', 'rules'], 'modules', ['-t', 'rules']],
  [['browser', '--help'], 'browser', ['--help']],
])('%j runs %s and passes the rest to its tool', (given, group, toolArguments) => {
  expect(requestOf(...given)).toMatchObject({ groups: [group], toolArguments, help: false })
})

test('the options of the gate are accepted at any position', () => {
  expect(requestOf('modules', '--timings', 'backup', '--plan')).toMatchObject({
    timings: true,
    plan: true,
    toolArguments: ['backup'],
  })
  expect(requestOf('--long')).toMatchObject({ whole: true, long: true })
})

test('help can be requested alone', () => {
  expect(requestOf('--help').help).toBe(true)
  expect(requestOf('-h').help).toBe(true)
})

test('an unknown argument is reported with all valid ones', () => {
  expect(problemOf('module')).toBe(
    'There is no group "module": the groups are rules, modules, endpoints, faults and browser, the options --long, --timings, --plan and --help.',
  )
  expect(problemOf('--watch')).toMatch(/^There is no option "--watch": the groups are rules, /)
  expect(problemOf('toString')).toMatch(/^There is no group "toString": /)
})

test('arguments after the groups are for one tool only', () => {
  expect(problemOf('modules', 'browser', 'contact')).toMatch(/^"contact" can go to one tool only: /)
  expect(problemOf('modules', 'browser')).toBeNull()
  expect(problemOf('modules', 'endpoints', 'contact')).toBeNull()
})

test('watch mode is recognised', () => {
  expect(isWatching(requestOf('modules', '--watch'))).toBe(true)
  expect(isWatching(requestOf('modules', 'watch'))).toBe(false)
})
