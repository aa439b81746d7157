// `npm start` installs without the development dependencies, so nothing that serves or builds may need one.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isUnread, UNLOADED_BY_SERVING } from '../scripts/slim-packages.mjs'

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** What runs with them: the program, the demo that it fills itself with, and what builds the website. */
const SERVING = [
  'src/**/*.{ts,tsx}',
  'demo/*.ts',
  '{vite,vite.admin,vite.api-docs,react-router,site}.config.ts',
  'scripts/{compile-early,script-budget}.ts',
]
const OF_A_TEST = /\.test\.tsx?$/
/** Of whole statements: `import type` and `export type` are gone before anything runs. */
const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '([^'#.][^']*)'|import\('([^'#.][^']*)'\)/gm
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/
/** A package of this repository. */
const OWN = 'demo-art'

test('whatever serves or builds the website imports packages that serving installs', () => {
  const files = globSync(SERVING).filter((path) => !OF_A_TEST.test(path))
  expect(files.length).toBeGreaterThan(500)
  const missing = files.flatMap((path) =>
    packagesIn(readFileSync(path, 'utf8'))
      .filter((name) => !(name === OWN || name in dependencies) || UNLOADED_BY_SERVING.includes(name))
      .map((name) => `${path} imports ${name}`),
  )
  expect(missing).toEqual([])
})

test('what is removed after the install holds no licence and nothing that is loaded', () => {
  const kept = [
    'react/LICENSE.md',
    'react/cjs/react.development.js',
    'date-fns/locale/en-US.mjs',
    'zod/v4/index.js',
    'swagger-ui-dist/',
    'swagger-ui-dist/swagger-ui-es-bundle.js',
    'swagger-ui-dist/swagger-ui.css',
  ]
  expect(kept.filter(isUnread)).toEqual([])
  const removed = [
    'react/README.md',
    'date-fns/locale/de.mjs',
    'zod/index.d.ts',
    'zod/src/index.ts',
    'swagger-ui-dist/swagger-ui-bundle.js',
    'a/tests/',
  ]
  expect(removed.filter((path) => !isUnread(path))).toEqual([])
})

function packagesIn(source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, dynamic]) => from ?? dynamic ?? '')
    .filter((name) => !name.startsWith('node:'))
    .flatMap((name) => PACKAGE.exec(name)?.[0] ?? [])
}
