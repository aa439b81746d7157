// The reports are of real failing runs, shortened, with other paths.
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../../scripts/gate/reports.mjs'
import playwright from './reports/playwright-red.json'
import unloadable from './reports/playwright-unloadable.json'
import vitest from './reports/vitest.json'
import withoutPlaces from './reports/vitest-without-places.json'

const ROOT = '/project'

test('a failing run of Vitest is counted, and a file that cannot be loaded has failed', () => {
  expect(readVitestReport(vitest, ROOT).counts).toEqual({ passed: 1, failed: 2, skipped: 2 })
})

test('a failed test has its first line and a name that matches it alone', () => {
  expect(readVitestReport(vitest, ROOT).failures[0]).toEqual({
    file: 'src/red.test.ts',
    line: 4,
    name: 'a catalogue (of works) > has an order',
    filter: ['src/red.test.ts', '-t', 'a catalogue \\(of works\\) has an order'],
    artefacts: [],
  })
})

test('without locations in the report, the line is that of the stack', () => {
  expect(readVitestReport(withoutPlaces, ROOT).failures[0]).toMatchObject({
    file: 'src/red.test.ts',
    line: 5,
  })
})

test('a file that cannot be loaded is reported with the reason', () => {
  expect(readVitestReport(vitest, ROOT).failures[1]).toMatchObject({
    file: 'src/unloadable.test.ts',
    line: null,
    name: expect.stringMatching(/^failed outside its tests: Cannot find module '.\/nowhere.ts'/),
    filter: ['src/unloadable.test.ts'],
  })
})

test('a failing run of Playwright is counted, and its failed test has trace and screenshot', () => {
  const { counts, failures } = readPlaywrightReport(playwright, ROOT)
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(failures).toEqual([
    {
      file: 'e2e/red.spec.ts',
      line: 4,
      name: 'the image zoom > opens',
      filter: ['e2e/red.spec.ts:4'],
      artefacts: [
        { kind: 'screenshot', path: 'test-results/browser/red-the-image-zoom-opens/test-failed-1.png' },
        { kind: 'trace', path: 'test-results/browser/red-the-image-zoom-opens/trace.zip' },
      ],
    },
  ])
})

test('a test that passed at the second try has passed, and is named as flaky', () => {
  const text = JSON.stringify(vitest).replaceAll('"failureMessages":[]', '"failureMessages":["late"]')
  const { counts, flaky } = readVitestReport(JSON.parse(text), ROOT)
  expect(counts.passed).toBe(1)
  expect(flaky).toEqual(['src/red.test.ts: is kept'])
})

test('a browser test that passed at the second try has passed, and is named as flaky', () => {
  const text = JSON.stringify(playwright).replaceAll('"unexpected"', '"flaky"')
  const report = {
    ...JSON.parse(text),
    stats: { ...playwright.stats, expected: 5, unexpected: 0, flaky: 1 },
  }
  const { counts, flaky } = readPlaywrightReport(report, ROOT)
  expect(counts).toMatchObject({ passed: 6, failed: 0 })
  expect(flaky).toEqual(['e2e/red.spec.ts: opens'])
})

test('where flaky tests count as failed, one is named with its file, line and trace', () => {
  const text = JSON.stringify(playwright).replaceAll('"unexpected"', '"flaky"')
  const red = JSON.parse(text)
  const report = {
    ...red,
    config: { ...red.config, failOnFlakyTests: true },
    stats: { ...playwright.stats, expected: 5, unexpected: 0, flaky: 1 },
  }
  const { counts, failures } = readPlaywrightReport(report, ROOT)
  expect(counts).toMatchObject({ passed: 5, failed: 1 })
  expect(failures).toEqual(readPlaywrightReport(playwright, ROOT).failures)
})

test('an error of Playwright outside of tests counts as failed', () => {
  const { counts, failures } = readPlaywrightReport(unloadable, ROOT)
  expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0 })
  expect(failures[0]).toMatchObject({
    file: '',
    line: null,
    name: "Error: Cannot find module 'e2e/nowhere.ts' imported from e2e/unloadable.spec.ts",
  })
})
