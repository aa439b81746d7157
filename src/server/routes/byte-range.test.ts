import { expect, test } from 'vitest'
import { readRange } from './downloads.ts'

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
])('of a thousand bytes %s is a part', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
  'of a thousand bytes %s cannot be had',
  (header) => {
    expect(readRange(header, 1000)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=0-1,5-9',
  'pages=1-2',
  'bytes=a-b',
  'bytes=0x1-9',
])('for %s the whole is answered', (header) => {
  expect(readRange(header, 1000)).toBeNull()
})
