// npm says at an install which packages their authors gave up, among many other lines; here it fails the gate.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Names = z.record(z.string(), z.string()).default({})
const Entry = z.object({ deprecated: z.string().optional(), dependencies: Names, devDependencies: Names })
const Lock = z.object({ packages: z.record(z.string(), Entry) })
type Packages = z.infer<typeof Lock>['packages']

const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Brought by others, with the reason why each may stay. Of what we name ourselves, none may. */
const KNOWN = new Map<string, string>([
  ['@esbuild-kit/core-utils', 'drizzle-kit still loads its configuration by it; it writes migrations only'],
  ['@esbuild-kit/esm-loader', 'the same'],
])

test('no package is deprecated but those that others bring and that are known', () => {
  expect(listDeprecated(packages)).toEqual([])
})

test('a deprecated package is named: ours always, one that another brings unless it is known', () => {
  const of = (deprecated?: string) => Entry.parse({ deprecated })
  const made: Packages = {
    '': Entry.parse({ dependencies: { ours: '1.0.0', '@esbuild-kit/esm-loader': '1.0.0' } }),
    'demo/drawing': Entry.parse({ dependencies: { drawing: '1.0.0' } }),
    'node_modules/ours': of('use theirs'),
    'node_modules/drawing': of('no longer kept'),
    'node_modules/kept': of(),
    'node_modules/kept/node_modules/@scope/brought': of('unsafe'),
    'node_modules/@esbuild-kit/core-utils': of('merged into tsx'),
    'node_modules/@esbuild-kit/esm-loader': of('merged into tsx'),
  }
  expect(listDeprecated(made)).toEqual([
    'ours: use theirs',
    'drawing: no longer kept',
    '@scope/brought: unsafe',
    '@esbuild-kit/esm-loader: merged into tsx',
  ])
})

function listDeprecated(locked: Packages): string[] {
  const own = Object.entries(locked).filter(([path]) => !path.includes('node_modules/'))
  const named = own.flatMap(([, entry]) => Object.keys({ ...entry.dependencies, ...entry.devDependencies }))
  return Object.entries(locked).flatMap(([path, { deprecated }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const mayStay = deprecated === undefined || (KNOWN.has(name) && !named.includes(name))
    return mayStay ? [] : [`${name}: ${deprecated}`]
  })
}
