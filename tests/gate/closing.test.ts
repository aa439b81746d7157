import { expect, test } from 'vitest'
import { addCounts, closingLines, countMissing, toListedFailure } from '../../scripts/gate/closing.mjs'
import { judge } from '../../scripts/gate/run-tests.mjs'

const failure = {
  file: 'src/agency/staff/accounts.test.ts',
  line: 12,
  name: 'accounts > are made once',
  filter: ['src/agency/staff/accounts.test.ts', '-t', 'accounts are made once'],
  artefacts: [],
}
const COUNTS = { passed: 3, failed: 1, skipped: 2 }
const run = {
  name: 'vitest',
  tool: 'vitest' as const,
  groups: ['rules', 'modules'] as const,
  parameters: ['run', '--project', 'rules', '--project', 'modules', 'backup'],
  isBeside: false,
}
const ended = { status: 1, seconds: 1, processorSeconds: 1, log: null }

test('the last line has only the counts', () => {
  expect(closingLines(COUNTS, [], [])).toEqual(['3 passed, 1 failed, 2 skipped'])
  expect(closingLines(COUNTS, [toListedFailure(failure, ['modules'])], ['x']).at(-1)).toBe(
    '3 passed, 1 failed, 2 skipped',
  )
})

test('each failed test is listed above it with its location and the command that runs it alone', () => {
  expect(closingLines(COUNTS, [toListedFailure(failure, ['modules'])], [])).toEqual([
    '',
    'What failed, and how to run it alone:',
    'FAILED: src/agency/staff/accounts.test.ts:12  accounts > are made once',
    "      npm test -- modules src/agency/staff/accounts.test.ts -t 'accounts are made once'",
    '3 passed, 1 failed, 2 skipped',
  ])
})

test('trace and screenshot of a browser test are listed', () => {
  const artefacts = [{ kind: 'trace', path: 'test-results/browser/contact/trace.zip' }]
  const lines = closingLines(COUNTS, [toListedFailure({ ...failure, artefacts }, ['browser'])], [])
  expect(lines).toContain('      trace: test-results/browser/contact/trace.zip')
})

test('a name with quotes is one word for a shell', () => {
  const { command } = toListedFailure({ ...failure, filter: ['-t', `the agency's $HOME`] }, ['rules'])
  expect(command).toBe(`npm test -- rules -t 'the agency'\\''s $HOME'`)
})

test("missing needs count as skipped on a developer's machine and as failed in CI", () => {
  const missing = [
    {
      need: 'chromium' as const,
      sentence: 'Get it.',
      leftOut: 'browser tests (no Chromium)',
      isOptional: false,
    },
    { need: 'postgres' as const, sentence: 'Set it.', leftOut: 'tests on PostgreSQL', isOptional: true },
  ]
  const here = countMissing(missing, false)
  expect(here.counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(closingLines(here.counts, here.failures, here.leftOut)).toEqual([
    'Left out: browser tests (no Chromium)',
    '0 passed, 0 failed, 1 skipped',
  ])
  const inCi = countMissing(missing, true)
  expect(closingLines(inCi.counts, inCi.failures, inCi.leftOut)).toEqual([
    'Left out: browser tests (no Chromium); tests on PostgreSQL',
    '',
    'What failed, and how to run it alone:',
    'FAILED: Get it.',
    'FAILED: Set it.',
    '0 passed, 2 failed, 0 skipped',
  ])
})

test('counts are added up', () => {
  expect(addCounts([COUNTS, COUNTS, { passed: 1, failed: 0, skipped: 0 }])).toEqual({
    passed: 7,
    failed: 2,
    skipped: 4,
  })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('a tool that fails without a failed test counts as failed, with the command of the same run', () => {
  const report = {
    testResults: [],
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  }
  expect(judge(run, ended, report)).toMatchObject({
    counts: { passed: 5, failed: 1, skipped: 0 },
    failures: [
      {
        where: null,
        name: expect.stringContaining('ended with code 1 and names no failed test'),
        command: 'npm test -- rules modules backup',
      },
    ],
  })
})

test('a tool without a report is judged by its exit code', () => {
  expect(judge(run, ended, null).counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(judge(run, { ...ended, status: 0 }, null)).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    failures: [],
  })
})
