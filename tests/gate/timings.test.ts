import { expect, test } from 'vitest'
import { browserTimes, timingsTable } from '../../scripts/gate/timings.mjs'

const file = (name: string, testsMs: number) => ({
  file: `src/${name}.test.ts`,
  project: 'modules',
  tests: 4,
  importMs: 500,
  setupMs: 250,
  testsMs,
  processorSeconds: 1.5,
})

test('the table has a line for each phase, each group and the slowest files', () => {
  const phases = [
    { name: 'types', seconds: 6.04, processorSeconds: 8 },
    { name: 'advisories', seconds: 1, processorSeconds: null },
  ]
  expect(
    timingsTable(phases, [file('quick', 100), file('slow', 3000)], 90),
  ).toBe(`| phase | seconds | processor seconds |
|---|---:|---:|
| types | 6.0 | 8.0 |
| advisories | 1.0 |  |
| all, by the clock | 90.0 | 8.0 |

| group | files | tests | import, s | set-up, s | tests, s | processor seconds |
|---|---:|---:|---:|---:|---:|---:|
| modules | 2 | 8 | 1.0 | 0.5 | 3.1 | 3.0 |

| slowest files | group | import, s | set-up, s | tests, s | processor seconds |
|---|---|---:|---:|---:|---:|
| src/slow.test.ts | modules | 0.5 | 0.3 | 3.0 | 1.5 |
| src/quick.test.ts | modules | 0.5 | 0.3 | 0.1 | 1.5 |
`)
})

test('of many files the twenty slowest are listed', () => {
  const files = Array.from({ length: 30 }, (_, index) => file(`file-${index}`, index * 1000))
  const table = timingsTable([], files, 1)
  expect(table.match(/src\/file-/g)).toHaveLength(20)
  expect(table).toContain('src/file-10.test.ts')
  expect(table).not.toContain('src/file-9.test.ts')
})

test('the files of the browser tests are added up from the tests in them', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }, { duration: 100 }] }] })
  const suite = { file: 'contact.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(300)] }] }
  const report = { config: { rootDir: `${process.cwd()}/e2e` }, suites: [suite] }
  expect(browserTimes(report)).toMatchObject([
    { file: 'e2e/contact.spec.ts', project: 'browser', tests: 2, testsMs: 1500, processorSeconds: null },
  ])
})
