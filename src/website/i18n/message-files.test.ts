import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Texts of the staff's application stand in groups: `messages.test.ts` beside it looks at them. */
const germanFiles = globSync('messages/*de.json')
  .filter((file) => !/staff(?!-emails)/.test(file))
  .sort()
const german = readMessages(germanFiles)
const english = readMessages(germanFiles.map(inEnglish))

function inEnglish(file: string): string {
  return file.replace(/de\.json$/, 'en.json')
}

function readMessages(files: string[]): Record<string, string> {
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
}

/** In German the product name is the word for the artists; English has a word of its own for them. */
const GERMAN_ONLY = ['{product}']

function placeholdersOf(message: string): string[] {
  const found = message.match(/\{\w+\}/g) ?? []
  return [...new Set(found)].filter((name) => !GERMAN_ONLY.includes(name)).sort()
}

const englishByKey = new Map<string, string>(Object.entries(english))

test('both languages have the same messages in the same order', () => {
  for (const file of germanFiles)
    expect(Object.keys(readMessages([inEnglish(file)]))).toEqual(Object.keys(readMessages([file])))
  expect(Object.keys(english)).toEqual(Object.keys(german))
})

describe.each(Object.entries(german))('%s', (key, message) => {
  const other = englishByKey.get(key) ?? ''

  test('has a text in both languages, without stray spaces', () => {
    for (const text of [message, other]) {
      expect(text.trim()).not.toBe('')
      expect(text).toBe(text.trim())
    }
  })

  test('has the same placeholders in both languages', () => {
    expect(placeholdersOf(other)).toEqual(placeholdersOf(message))
  })
})

test('every message is used', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const everything = sources.join('\n')
  // `fact_${field}`: its type names each key, so that none of them can be missing.
  const beginnings = [...everything.matchAll(/`([a-z]+_)\$\{/g)].map(([, beginning = '']) => beginning)
  const isSaid = (key: string) =>
    everything.includes(`'${key}'`) ||
    everything.includes(`="${key}"`) ||
    beginnings.some((beginning) => key.startsWith(beginning))
  expect(Object.keys(german).filter((key) => !isSaid(key))).toEqual([])
})
