// `npm ci` has to verify every package by its hash and to use the configured registry.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const Lock = z.object({ packages: z.record(z.string(), Entry) })

const text = readFileSync('package-lock.json', 'utf8')
const { packages } = Lock.parse(JSON.parse(text))
/** All but our own packages: the program, the demo, and the link to it. */
const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/

test('every fetched package has a hash', () => {
  expect(fetched.length).toBeGreaterThan(500)
  // A bundled package is covered by the hash of its parent.
  const unknown = fetched.filter(([, { integrity, inBundle }]) => !inBundle && !SHA_512.test(integrity ?? ''))
  expect(unknown.map(([path]) => path)).toEqual([])
})

test('the lockfile has no registry address', () => {
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  expect(text.match(/"resolved": "(?!demo\/drawing")[^"]*"/g)).toBeNull()
})

test('every dependency is in the lockfile, otherwise npm ci fails (npm run lock fixes it)', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} names ${name}`),
  )
  expect(missing).toEqual([])
})

/** As Node resolves packages: beside the dependent, or beside any package around it. */
function isLocked(path: string, name: string): boolean {
  const folders = path === '' ? [] : path.split('/node_modules/')
  const around = folders.map((_, at) => folders.slice(0, at + 1).join('/node_modules/'))
  return ['', ...around].some((folder) => `${folder}${folder && '/'}node_modules/${name}` in packages)
}

test('NOTICE names every kind of licence, and each package that has no field for it', () => {
  const notice = readFileSync('NOTICE', 'utf8')
  const kinds = new Set(fetched.flatMap(([, { license = '' }]) => license.match(/[\w.+-]*[\w+]/g) ?? []))
  const chosen = new Set(['OR', 'AND', 'EUPL-1.1+', 'GPL-2.0'])
  expect([...kinds].filter((kind) => !chosen.has(kind) && !isNamed(notice, kind))).toEqual([])
  const without = fetched.filter(([, { license }]) => license === undefined)
  const names = without.map(([path]) => path.split('node_modules/').at(-1) ?? '')
  expect(names.filter((name) => !isNamed(notice, name))).toEqual([])
})

function isNamed(notice: string, word: string): boolean {
  return new RegExp(`(?<![\\w.-])${word.replaceAll(/[.+]/g, '\\$&')}(?![\\w+-])`).test(notice)
}
