import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const WORKAROUND = pathToFileURL('src/platform/workaround-large-package.ts').href

/** The package's entries that our sources import. */
const entries = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join('src', file), 'utf8').matchAll(/from '(drizzle-orm(?:\/[^']+)?)'/g),
    ])
    .map(([, entry]) => entry),
)

/** Imports all entries, and one as CommonJS does, and prints each of its modules that is loaded. */
const PROGRAM = `
  import { createRequire, registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      const module = next(url, context)
      if (url.includes('/drizzle-orm/')) loaded.push([url, module.format])
      return module
    },
  })
  for (const entry of ${JSON.stringify([...entries])}) await import(entry)
  createRequire(${JSON.stringify(import.meta.url)})('drizzle-orm')
  console.log(JSON.stringify(loaded.sort()))
`

function listLoaded(...flags: string[]): [string, string][] {
  const parameters = ['--no-warnings', ...flags, '--input-type=module', '--eval', PROGRAM]
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' }))
}

test('the same modules of the large package are loaded as by Node itself', () => {
  const byNode = listLoaded()
  expect(entries.size).toBeGreaterThan(3)
  expect(new Set(byNode.map(([, format]) => format))).toEqual(new Set(['module', 'commonjs']))
  expect(listLoaded('--import', WORKAROUND)).toEqual(byNode)
})
