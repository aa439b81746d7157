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

/** One of each kind that changes much: rows, limits, the clock, files, caches. In one worker, so that each has what others left. */
const FILES = [
  'src/base/rate-limits/rate-limits.module.test.ts',
  'src/server/api/collection-api.endpoint.test.ts',
  'src/server/kept-answers.endpoint.test.ts',
  'src/server/admin/editing-upkeep.endpoint.test.ts',
  'tests/databases/lend.module.test.ts',
]

/** Runs the files as the gate does. Returns, in the order in which they ran, the tests' names and how they ended. */
async function run(name: string, environment: Record<string, string>, ...parameters: string[]) {
  const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'modules', '--project', 'endpoints']
  const env = { PATH: process.env.PATH ?? '', TEST_RUN: name, ...environment }
  // It ends with an error when a test fails, of which the report says more.
  await promisify(execFile)(process.execPath, [...vitest, '--maxWorkers', '1', ...parameters, ...FILES], {
    env,
  }).catch(() => {})
  const { testResults } = Report.parse(JSON.parse(await readFile(`test-results/${name}.json`, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
    files: testResults.length,
    order: tests.map(({ title }) => title),
  }
}

test('tests of modules and endpoints find nothing of one another, from the last to the first and shuffled', async () => {
  const reversed = await run('reversed', { TEST_ORDER: 'reversed' })
  const shuffled = await run('shuffled', {}, '--sequence.seed=1')
  for (const { failed, files } of [reversed, shuffled])
    expect({ failed, files }).toEqual({ failed: [], files: FILES.length })
  expect(reversed.order).not.toEqual(shuffled.order)
  expect(reversed.order.toSorted()).toEqual(shuffled.order.toSorted())
})
