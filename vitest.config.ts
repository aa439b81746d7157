import { resolve } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Programs and threads that tests start find themselves compiled; what Vitest loads it compiles itself.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/zeichner/compiled')

/** What a test's name says of it: beside what it tests lie rules, tests of modules, of endpoints and of screens. */
const MODULES = ['{src,demo,scripts,tests}/**/*.module.test.ts']
const ENDPOINTS = ['{src,demo}/**/*.endpoint.test.ts']
/** Screens of the admin in a DOM, with the whole agency behind `fetch`. */
const SCREENS = ['src/admin/**/*.screen.test.ts']
const FAULTS = ['tests/faults/**/*.test.ts', '{src,scripts,tests}/**/*.fault.test.ts']
const ALL = ['{src,tests,demo,scripts,bench}/**/*.test.{ts,tsx}']

/** Real databases, pictures and processes take their time on a small machine; a test that hangs still ends. */
const HANGS_MS = 600_000
/** What is waited for comes within milliseconds, and on a busy machine it still comes. */
const SEEN_WITHIN_MS = 60_000

/** No test may lean on another; the seed is in the run's first lines, and `--sequence.seed` brings the same order again. */
const SHUFFLED = { tests: true, files: false }
const ON_DATABASES = { globalSetup: ['tests/databases/prepare.ts'], pool: 'forks' as const, isolate: false }
/** Serve the built site. */
const ON_BUILD = { globalSetup: ['tests/set-up/build.ts', 'tests/databases/prepare.ts'] }
const EACH_FILE = 'tests/set-up/each-file.ts'
/** Node imports the program as it does in production, and finds it compiled, instead of getting each file from Vite. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** One project after the other: a worker is only reused for a file of the same one. */
function inTurn(groupOrder: number) {
  return { shuffle: SHUFFLED, groupOrder }
}

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
      setupFiles: [EACH_FILE],
      unstubGlobals: true,
      restoreMocks: true,
      // In CI a busy machine may be late once, elsewhere what needed a second try has failed. The gate names each.
      retry: process.env.CI ? 1 : 0,
      ...test,
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      project('modules', { include: MODULES, ...ON_DATABASES, sequence: inTurn(0) }),
      project('endpoints', {
        include: ENDPOINTS,
        ...ON_DATABASES,
        ...ON_BUILD,
        ...BY_NODE,
        sequence: inTurn(1),
      }),
      project('rules', {
        include: ALL,
        exclude: [...MODULES, ...ENDPOINTS, ...SCREENS, ...FAULTS, '**/node_modules/**'],
        pool: 'threads',
        isolate: false,
        sequence: inTurn(3),
      }),
      {
        ...project('screens', {
          include: SCREENS,
          ...ON_DATABASES,
          ...ON_BUILD,
          setupFiles: ['tests/dom/set-up.ts', EACH_FILE],
          // As browsers get it: what React and MUI ask of themselves in development takes half of the time.
          env: { NODE_ENV: 'production' },
          sequence: inTurn(2),
        }),
        oxc: { jsx: { development: false } },
      },
      project('faults', {
        include: FAULTS,
        ...ON_DATABASES,
        ...ON_BUILD,
        ...BY_NODE,
        // Two thirds of their time they wait for processes to start and to end.
        maxWorkers: 1,
        sequence: inTurn(4),
      }),
    ],
    includeTaskLocation: true,
    maxWorkers: 2,
  },
})
