import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts of the staff's application stand in groups: `messages.test.ts` beside it looks at them. */
const germanFiles = globSync('messages/*de.json')
  .filter((file) => !/staff(?!-emails)/.test(file))
  .sort()
/** Each message with both of its texts; a text that is missing is empty. */
const messages = germanFiles.flatMap((file) => {
  const english = new Map(Object.entries(readMessages(inEnglish(file))))
  return Object.entries(readMessages(file)).map(([key, de]) => ({
    file,
    key,
    de,
    en: english.get(key) ?? '',
  }))
})

function inEnglish(file: string): string {
  return file.replace(/de\.json$/, 'en.json')
}

function readMessages(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** In German the product name is the word for the artists; English has a word of its own for them. */
const GERMAN_ONLY = ['{product}']

function placeholdersOf(message: string): string[] {
  const found = message.match(/\{\w+\}/g) ?? []
  return [...new Set(found)].filter((name) => !GERMAN_ONLY.includes(name)).sort()
}

test('both languages have the same messages in the same order', () => {
  for (const file of germanFiles)
    expect(Object.keys(readMessages(inEnglish(file)))).toEqual(Object.keys(readMessages(file)))
})

test('each message has a text in both languages, without stray spaces', () => {
  const isStray = (text: string) => text === '' || text !== text.trim()
  expect(messages.length).toBeGreaterThan(500)
  expect(messages.filter(({ de, en }) => isStray(de) || isStray(en))).toEqual([])
})

test('each message has the same placeholders in both languages', () => {
  const differing = messages.filter(({ de, en }) => placeholdersOf(de).join() !== placeholdersOf(en).join())
  expect(differing).toEqual([])
})

test('every message is used', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const everything = sources.join('\n')
  // `fact_${field}`: its type names each key, so that none of them can be missing.
  const beginnings = [...everything.matchAll(/`([a-z_]+_)\$\{/g)].map(([, beginning = '']) => beginning)
  const isSaid = (key: string) =>
    everything.includes(`'${key}'`) ||
    everything.includes(`="${key}"`) ||
    beginnings.some((beginning) => key.startsWith(beginning))
  expect(messages.filter(({ key }) => !isSaid(key))).toEqual([])
})
