import { describe, expect, test } from 'vitest'
import { NAMED_COLOURS } from './colours.ts'
import { CONCEPTS } from './dictionary.server.ts'
import { conceptsOf, readWords } from './read-words.ts'

const typed = (text: string) => readWords(text).map((part) => part.typed)
const synonymsOf = (text: string) =>
  readWords(text)
    .slice(0, 1)
    .flatMap(conceptsOf)
    .flatMap(({ de, en }) => [...de, ...en])

describe('words that were typed', () => {
  test.each([
    ['Fuchs im Wald', ['fuchs', 'wald']],
    ['  the  FOX, in the woods! ', ['fox', 'woods']],
    ['künstliche Intelligenz', ['künstliche intelligenz']],
    ['bird’s eye view of a city', ["bird's eye view", 'city']],
    ['dark blue car', ['dark blue', 'car']],
    ['3D-Druck', ['3d-druck']],
    ['Bilder von Katzen', ['katzen']],
    ['Zeichnung', ['zeichnung']],
    ['eisbären im Schnee', ['eisbären', 'schnee']],
    ['polar bears', ['polar bears']],
    ['', []],
    ['!? -- ...', []],
    ['und der die das', []],
    ['fur', ['fur']],
    ['lily of the valley', ['lily of the valley']],
    ["'; DROP TABLE images; --", ['drop', 'table']],
  ])('%j are %j', (text, parts) => {
    expect(typed(text)).toEqual(parts)
  })

  test('are cut where they become a sentence', () => {
    expect(typed(Array.from({ length: 50 }, (_, at) => `wort${at}x`).join(' '))).toHaveLength(8)
  })
})

describe('what means the same is found together', () => {
  test.each([
    ['Kinderbuch', 'picture book'],
    ['picture book', 'Bilderbuch'],
    ['Bilderbücher', "children's book"],
    ['Bilderbuecher', 'Kinderbuch'],
    ['kids book', 'Kinderbuch'],
    ['watercolor', 'Aquarell'],
    ['Wasserfarben', 'watercolour'],
    ['Börse', 'finance'],
    ['dogs', 'Hund'],
  ])('%s: %s', (text, synonym) => {
    expect(synonymsOf(text)).toContain(synonym)
  })
})

describe('colours have names', () => {
  test.each([
    ['rot', '#d62828'],
    ['rotes', '#d62828'],
    ['roter', '#d62828'],
    ['red', '#d62828'],
    ['türkis', '#2ab7a9'],
    ['tuerkis', '#2ab7a9'],
    ['turkis', '#2ab7a9'],
    ['turquoise', '#2ab7a9'],
    ['grey', '#808080'],
    ['gray', '#808080'],
    ['weinrot', '#6d1a2d'],
    ['navy blue', '#1b2a52'],
    ['schwarze', '#111111'],
    ['weiß', '#fafafa'],
    ['weiss', '#fafafa'],
  ])('%s', (text, colour) => {
    expect(readWords(text)[0]?.colours).toContain(colour)
  })

  test('dark and light ones differ from the plain one', () => {
    const [plain, dark, light] = ['blau', 'dunkelblau', 'hellblau'].map(
      (text) => readWords(text)[0]?.colours[0],
    )
    expect(new Set([plain, dark, light]).size).toBe(3)
    expect(readWords('dark blue')[0]?.colours).toEqual([dark])
    expect(readWords('dunkelblaues')[0]?.colours).toEqual([dark])
  })

  test('some are several', () => {
    expect(readWords('pastel')[0]?.colours.length).toBeGreaterThan(3)
  })

  test('"rotes Auto" is a colour and a thing', () => {
    const [red, car] = readWords('rotes Auto')
    expect([red?.colours.length, car?.colours.length]).toEqual([1, 0])
    expect(car && conceptsOf(car).flatMap(({ en }) => en)).toContain('car')
  })
})

describe('the lists', () => {
  test('have the everyday words of both languages', () => {
    expect(CONCEPTS.length).toBeGreaterThanOrEqual(1_000)
    expect(NAMED_COLOURS.length).toBeGreaterThanOrEqual(30)
  })

  test('have words of both languages in every line, and none twice', () => {
    for (const { de, en } of CONCEPTS) {
      for (const words of [de, en]) {
        expect(words.every((word) => word.trim() !== '')).toBe(true)
        expect(new Set(words).size, words.join()).toBe(words.length)
      }
    }
  })

  test('name colours as pages write them', () => {
    for (const { colours } of NAMED_COLOURS)
      for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
