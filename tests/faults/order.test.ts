import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Report = z.object({
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), startTime: z.number().optional() }),
      ),
    }),
  ),
})

/** Files that change rows, limits, the clock, files and caches. They run in one worker, so that leftovers would show. */
const FILES = [
  'src/platform/rate-limits/rate-limits.module.test.ts',
  'src/server/api/collection/collection-api.endpoint.test.ts',
  'src/server/admin-api/records/editing-settings.endpoint.test.ts',
]

/** The least number of tests in these files. */
const FEWEST_TESTS = 50

/** Runs the files as the gate does. */
async function run(name: string, environment: Record<string, string>) {
  const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'modules', '--project', 'endpoints']
  const env = { PATH: process.env.PATH ?? '', TEST_RUN: name, ...environment }
  // It exits with an error when a test fails; the report has the details.
  await promisify(execFile)(process.execPath, [...vitest, '--maxWorkers', '1', ...FILES], {
    env,
  }).catch(() => {})
  const { testResults } = Report.parse(JSON.parse(await readFile(`test-results/${name}.json`, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
    files: testResults.length,
    passed: tests.filter(({ status }) => status === 'passed').length,
  }
}

// The gate itself runs them in random order.
test('tests of modules and endpoints do not affect each other when they run in reverse order', async () => {
  const reversed = await run('reversed', { TEST_ORDER: 'reversed' })
  expect(reversed).toEqual({ failed: [], files: FILES.length, passed: expect.any(Number) })
  expect(reversed.passed).toBeGreaterThan(FEWEST_TESTS)
})
