import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from './site.server.ts'

/** Names and values that only `serverValues` of `site.config.ts` has. */
const SERVER_ONLY = [
  'proofFromNetwork',
  'proofFromAll',
  'mailsPerDay',
  'savedCollections',
  'applicationStates',
  'withinSeconds',
  'keptDays',
  'mailSender',
  site.mailSender,
  site.company.register,
]

function readScripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

test.each(['build/client', 'build/admin'])('no script of %s holds a limit or a sender', (folder) => {
  const scripts = readScripts(folder)
  expect(scripts.some((script) => script.includes(site.brand.de))).toBe(true)
  expect(SERVER_ONLY.filter((secret) => scripts.some((script) => script.includes(secret)))).toEqual([])
})
