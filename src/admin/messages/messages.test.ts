import { globSync, readFileSync } from 'node:fs'
import english from 'ra-language-english'
import { expect, test } from 'vitest'
import { TEXT_NOT_FOUND } from '#platform/i18n/fill.ts'
import { AVOIDED_WORDS } from './avoided-words.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { firstLanguage, loadLanguage } from './languages.ts'
import { messages as inGerman } from './texts-de.ts'
import { messages as inEnglish } from './texts-en.ts'

function listTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`))
}

const keysOf = (messages: unknown) => listTexts(messages).map(([key]) => key)
const placesOf = (text: string, places = /%\{\w+\}/g) => [...new Set(text.match(places))].sort()
const OWN_PLACES = /\{\w+\}/g

test('German and English have the same keys in the same order', () => {
  expect(keysOf({ ...inGerman, ra: null })).toEqual(keysOf({ ...inEnglish, ra: null }))
})

test.each([
  ['German', inGerman],
  ['English', inEnglish],
])('all texts of react-admin exist in %s', (_, messages) => {
  expect(keysOf(messages.ra).sort()).toEqual(keysOf(english.ra).sort())
})

test('both languages have the same placeholders', () => {
  const english = new Map(listTexts({ ...inEnglish, ra: null }))
  for (const [key, text] of listTexts({ ...inGerman, ra: null }))
    expect({ key, places: placesOf(english.get(key) ?? '') }).toEqual({ key, places: placesOf(text) })
})

test.each([
  ['German', inGerman, AVOIDED_WORDS.de],
  ['English', inEnglish, AVOIDED_WORDS.en],
])('no text in %s uses a word that was given up', (_, messages, words) => {
  expect(listTexts(messages).filter(([, text]) => words.test(text))).toEqual([])
})

test.each(globSync('messages/staff-*.de.json').filter((file) => !/emails|react-admin/.test(file)))(
  '%s has the same keys and placeholders in English, and no stray spaces',
  (file) => {
    const read = (name: string) => listTexts(JSON.parse(readFileSync(name, 'utf8')))
    const [german, inBoth] = [read(file), new Map(read(file.replace('.de.', '.en.')))]
    expect([...inBoth.keys()]).toEqual(german.map(([key]) => key))
    for (const [key, text] of german) {
      const other = inBoth.get(key) ?? ''
      expect([key, placesOf(other, OWN_PLACES), other.trim()]).toEqual([
        key,
        placesOf(text, OWN_PLACES),
        other,
      ])
      expect(text.trim()).toBe(text)
    }
  },
)

test('no text is empty', () => {
  expect(listTexts({ inGerman, inEnglish }).filter(([, text]) => text === '')).toEqual([])
})

test.each([
  [['en-GB', 'de'], 'en'],
  [['de-AT'], 'de'],
  [['fr', 'en'], 'en'],
  [['fr'], 'de'],
  [[], 'de'],
])('a browser with the languages %s gets %s', (languages, expected) => {
  expect(firstLanguage(languages)).toBe(expected)
})

test('a key without a text becomes a sentence that says so; a sentence stays as it is', async () => {
  await loadLanguage('de')
  const provider = createI18nProvider('de')
  expect(provider.translate('ra.action.none_such')).toBe(TEXT_NOT_FOUND)
  expect(provider.translate('names.none_such')).toBe(TEXT_NOT_FOUND)
  expect(provider.translate('ra.action.none_such', { _: 'Sonst' })).toBe('Sonst')
  expect(provider.translate('Das ging nicht. Bitte noch einmal.')).toBe('Das ging nicht. Bitte noch einmal.')
})

test('labels of fields and names of resources change with the language', async () => {
  await loadLanguage('de')
  const provider = createI18nProvider('de')
  expect(provider.translate('resources.images.fields.AltDe')).toBe('Alternativtext (Deutsch)')
  await provider.changeLocale('en')
  expect(provider.translate('resources.galleries.name', { smart_count: 2 })).toBe('Styles')
})
