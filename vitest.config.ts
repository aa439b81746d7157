import { resolve } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import ProjectSequencer from './tests/set-up/project-sequencer.ts'

// Programs and threads that tests start find themselves compiled; what Vitest loads it compiles itself.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/zeichner/compiled')

/** What a test's name says of it: beside what it tests lie rules, tests of modules and tests of endpoints. */
const MODULES = ['{src,demo,scripts,tests}/**/*.module.test.ts']
const ENDPOINTS = ['{src,demo}/**/*.endpoint.test.ts']
const FAULTS = ['tests/faults/**/*.test.ts', '{src,scripts,tests}/**/*.fault.test.ts']
const ALL = ['{src,tests,demo,scripts,bench}/**/*.test.{ts,tsx}']

/** Names the reports of this run, where several run side by side. */
const RUN = process.env.TEST_RUN ?? 'vitest'

/** Real databases, pictures and processes take their time on a small machine; a test that hangs still ends. */
const HANGS_MS = 180_000
/** What is waited for comes within milliseconds, and on a busy machine it still comes. */
const SEEN_WITHIN_MS = 30_000

/** No test may lean on another; the seed is in the run's first lines, and `--sequence.seed` brings the same order again. */
const SHUFFLED = { shuffle: { tests: true, files: false } }
const ON_DATABASES = { globalSetup: ['tests/databases/prepare.ts'], pool: 'forks' as const }
/** Node imports the program as it does in production, and finds it compiled, instead of getting each file from Vite. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

function project(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: SEEN_WITHIN_MS, interval: 50 } },
      setupFiles: ['tests/set-up/each-file.ts'],
      unstubGlobals: true,
      restoreMocks: true,
      // In CI a busy machine may be late once, elsewhere what needed a second try has failed. The gate names each.
      retry: process.env.CI ? 1 : 0,
      sequence: SHUFFLED,
      ...(process.env.TEST_ORDER === 'reversed' ? { runner: './tests/set-up/reversed-runner.ts' } : {}),
      ...test,
    },
  }
}

export default defineConfig({
  test: {
    // In the order in which they run; the quickest files fill the end.
    projects: [
      project('modules', {
        include: MODULES,
        ...ON_DATABASES,
        isolate: false,
      }),
      project('endpoints', {
        include: ENDPOINTS,
        ...ON_DATABASES,
        ...BY_NODE,
        isolate: false,
      }),
      project('rules', {
        include: ALL,
        exclude: [...MODULES, ...ENDPOINTS, ...FAULTS, '**/node_modules/**'],
        pool: 'threads',
        isolate: false,
      }),
      project('faults', {
        include: FAULTS,
        // They run beside the others, which have both cores to do.
        maxWorkers: 1,
        sequence: { ...SHUFFLED, groupOrder: 1 },
        ...ON_DATABASES,
        isolate: false,
        ...BY_NODE,
      }),
    ],
    includeTaskLocation: true,
    sequence: { sequencer: ProjectSequencer },
    maxWorkers: 2,
    reporters: [
      'default',
      ['json', { outputFile: `test-results/${RUN}.json` }],
      ['./tests/timings/reporter.ts', { run: RUN }],
    ],
  },
})
