import { describe, expect, test } from 'vitest'
import {
  countChosen,
  MOST_COLOURS,
  NO_NARROWING,
  narrowAddress,
  narrowingParameters,
  readNarrowing,
  withoutChoice,
} from './narrowing.ts'
import { keepKnown } from './narrowing-parameters.ts'

const read = (query: string) => readNarrowing(new URLSearchParams(query))
const WHOLE =
  'technik=aquarell&format=portrait&farbe=d62828&farbe=2563c9&bewegt=nein&ort=koeln&sprache=fr&frei=ja'

describe('what an address narrows by', () => {
  test('is read, and written in one order', () => {
    const shuffled =
      'frei=ja&farbe=%23D62828&ort=koeln&farbe=2563c9&bewegt=nein&sprache=fr&format=portrait&technik=aquarell'
    const { narrowing, hasUnknown } = read(shuffled)
    expect([new URLSearchParams(narrowingParameters(narrowing)).toString(), hasUnknown]).toEqual([
      WHOLE,
      false,
    ])
    expect(countChosen(narrowing)).toBe(8)
  })

  test.each([
    [
      'the names that searches had',
      'orientation=square&animated=yes&colour=D62828',
      'format=square&farbe=d62828&bewegt=ja',
    ],
    ['fields that were left empty', 'technik=&format=&ort=&farbe=&frei=', ''],
    ['the first of several formats', 'format=square&format=portrait', 'format=square'],
    ['a colour said twice once', 'farbe=d62828&farbe=%23d62828', 'farbe=d62828'],
  ])('takes %s', (_, query, expected) => {
    const { narrowing, hasUnknown } = read(query)
    expect([new URLSearchParams(narrowingParameters(narrowing)).toString(), hasUnknown]).toEqual([
      expected,
      false,
    ])
  })

  test.each([
    'format=round',
    'farbe=red',
    'bewegt=perhaps',
    'frei=nein',
    'ort=%3Cb%3E',
    `technik=${'a'.repeat(81)}`,
  ])('leaves out %s and knows it', (query) => {
    expect(read(query)).toEqual({ narrowing: NO_NARROWING, hasUnknown: true })
  })

  test.each(['technik=zaubern', 'ort=atlantis', 'sprache=xx'])(
    'leaves out %s, which no catalogue has',
    (query) => {
      const reading = read(query)
      expect(reading.hasUnknown).toBe(false)
      expect(keepKnown(reading, new Map([['koeln', {}]]))).toEqual({
        narrowing: NO_NARROWING,
        hasUnknown: true,
      })
    },
  )

  test('has at most four colours', () => {
    const colours = ['111111', '222222', '333333', '444444', '555555']
    const { narrowing } = read(colours.map((colour) => `farbe=${colour}`).join('&'))
    expect(narrowing.farbe).toEqual(colours.slice(0, MOST_COLOURS))
  })
})

test('one choice is dropped without the others', () => {
  const { narrowing } = read(WHOLE)
  const left = withoutChoice(narrowing, 'farbe', 'd62828')
  expect(narrowAddress('/tiere', left)).toBe(`/tiere?${WHOLE.replace('farbe=d62828&', '')}`)
})

test.each([
  ['/tiere', '/tiere?frei=ja'],
  ['/tiere?order=new#works', '/tiere?order=new&frei=ja#works'],
  ['/tiere#works', '/tiere?frei=ja#works'],
])('%s becomes %s', (address, expected) => {
  expect(narrowAddress(address, { ...NO_NARROWING, frei: ['ja'] })).toBe(expected)
  expect(narrowAddress(address, NO_NARROWING)).toBe(address)
})
