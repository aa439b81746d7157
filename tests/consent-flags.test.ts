// Only domain/consent/consent-model.ts may read the flags of the consent.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/consent/consent-model.ts'

const MODEL = 'domain/consent/consent-model.ts'
const SOURCE = /(?<!\.test)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
/** A quoted word is the name of a category; without quotes it is a property. */
const FLAG = new RegExp(`(?<!['"\\w-])(?:${[...CATEGORIES, 'showCookieBanner'].join('|')})(?!['"\\w-])`)

const ANY_FLAG = /\bconsent\w*\[/i

function readsFlags(text: string): boolean {
  const code = text.replace(COMMENT, '')
  return FLAG.test(code) || ANY_FLAG.test(code)
}

test('nothing but the model reads the flags of the consent', () => {
  const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .filter((file) => readsFlags(readFileSync(join('src', file), 'utf8')))
  expect(readers).toEqual([MODEL])
})

test.each([
  'if (consent.marketing) play()',
  'const { analytics } = consent',
  'send({ personalization: true })',
  'return !consent.showCookieBanner',
  'return consent[category]',
])('%j would be found', (line) => {
  expect(readsFlags(line)).toBe(true)
})

test.each(["effective(consent, 'marketing')", "tell('consent_analytics')", '// analytics and marketing'])(
  '%j is allowed',
  (line) => {
    expect(readsFlags(line)).toBe(false)
  },
)
