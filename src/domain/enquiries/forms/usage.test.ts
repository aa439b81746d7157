import { expect, test } from 'vitest'
import german from '#messages/enquiry.de.json' with { type: 'json' }
import english from '#messages/enquiry.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import { readUsage, usageSentence } from './usage.ts'

const sayIn = (texts: typeof german) => (key: keyof typeof german, values?: Record<string, string>) =>
  findMessage(texts, key, values)

test('all answers make one sentence, in both languages', () => {
  const usage = readUsage({
    medium: ['press', 'books'],
    territory: 'german',
    duration: 'unlimited',
    printRun: 'largest',
  })
  expect(usageSentence(usage, 'de', sayIn(german))).toBe(
    'Gedacht für Bücher und Magazine oder Zeitungen, im deutschsprachigen Raum, ohne zeitliche Grenze, in einer Auflage über 20.000.',
  )
  expect(usageSentence(usage, 'en', sayIn(english))).toBe(
    'Intended for books and magazines or newspapers, in German-speaking countries, with no time limit, in a print run of more than 20,000.',
  )
})

test('what is left open is said where something else is answered', () => {
  const usage = readUsage({ duration: 'once' })
  expect(usageSentence(usage, 'de', sayIn(german))).toBe(
    'Gedacht für noch offene Zwecke, für eine einzige Ausgabe oder Aktion.',
  )
})

test.each([{}, { medium: 'books', territory: 7 }, { medium: ['tattoo'], printRun: 'x' }])(
  'no sentence where nothing is answered that we know: %j',
  (fields) => {
    expect(usageSentence(readUsage(fields), 'en', sayIn(english))).toBe('')
  },
)
