import { expect, test } from 'vitest'
import { bytesField, floatField, wholeField } from './protobuf.ts'

test('a whole number is written in groups of seven bits, the lowest first', () => {
  expect([...wholeField(1, 150)]).toEqual([0x08, 0x96, 0x01])
  expect([...wholeField(1, 0)]).toEqual([0x08, 0x00])
  expect([...wholeField(1, 2 ** 40)]).toEqual([0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x20])
})

test('a field above 15 takes two bytes for its number', () => {
  expect([...wholeField(20, 7)]).toEqual([0xa0, 0x01, 0x07])
})

test('texts, bytes and messages come with their length', () => {
  expect([...bytesField(2, 'ok')]).toEqual([0x12, 2, 0x6f, 0x6b])
  expect([...bytesField(3, [wholeField(1, 1), wholeField(2, 2)])]).toEqual([0x1a, 4, 0x08, 1, 0x10, 2])
  expect(bytesField(1, new Uint8Array(300)).subarray(0, 3)).toEqual(Buffer.from([0x0a, 0xac, 0x02]))
})

test('a float takes four bytes', () => {
  expect([...floatField(2, 1)]).toEqual([0x15, 0, 0, 0x80, 0x3f])
})
