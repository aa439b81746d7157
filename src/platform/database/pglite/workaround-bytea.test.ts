import { expect, test } from 'vitest'
import { parseBytes, writeBytes } from './workaround-bytea.ts'

test('bytes are read as they were written, also a part of others, and share no memory', () => {
  const all = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
  expect(writeBytes(all.subarray(9, 12))).toBe('\\x090a0b')
  const read = parseBytes(writeBytes(all))
  expect([read, read.buffer.byteLength]).toEqual([all, all.length])
  expect(parseBytes(writeBytes(new Uint8Array()))).toEqual(new Uint8Array())
})

test('what is no bytes is refused', () => {
  expect(() => writeBytes('text')).toThrow(TypeError)
})
