import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import germanWords from '#messages/de.json'
import englishWords from '#messages/en.json'
import germanHeads from '#messages/heads.de.json'
import englishHeads from '#messages/heads.en.json'
import germanLetters from '#messages/letters.de.json'
import englishLetters from '#messages/letters.en.json'

const german = { ...germanWords, ...germanHeads, ...germanLetters }
const english = { ...englishWords, ...englishHeads, ...englishLetters }

/** In German the product word names the artists; English has a word of its own for them. */
const GERMAN_ONLY = ['{product}']

function placeholdersOf(message: string): string[] {
  const found = message.match(/\{\w+\}/g) ?? []
  return [...new Set(found)].filter((name) => !GERMAN_ONLY.includes(name)).sort()
}

const englishByKey = new Map<string, string>(Object.entries(english))

test('both languages have the same messages in the same order', () => {
  expect(Object.keys(englishWords)).toEqual(Object.keys(germanWords))
  expect(Object.keys(englishHeads)).toEqual(Object.keys(germanHeads))
  expect(Object.keys(englishLetters)).toEqual(Object.keys(germanLetters))
})

describe.each(Object.entries(german))('%s', (key, message) => {
  const other = englishByKey.get(key) ?? ''

  test('says something in both languages, without stray spaces', () => {
    for (const text of [message, other]) {
      expect(text.trim()).not.toBe('')
      expect(text).toBe(text.trim())
    }
  })

  test('takes the same values in both languages', () => {
    expect(placeholdersOf(other)).toEqual(placeholdersOf(message))
  })
})

test('every message is said somewhere', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const everything = sources.join('\n')
  const isSaid = (key: string) => everything.includes(`'${key}'`) || everything.includes(`="${key}"`)
  expect(Object.keys(german).filter((key) => !isSaid(key))).toEqual([])
})
