import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { QUICK_HASHING } from '#tests/quick-hashing.ts'
import { SLOW_HASHING } from './password-hashing.server.ts'

const PASSWORD = 'Kranich-Ofen-Kreide-7'
/** The parameters that make a guess cost 32 MB; the hash has 64 bytes. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_LENGTH = 64

describe.each([
  ['of the site', SLOW_HASHING],
  ['of tests', QUICK_HASHING],
])('the hashing %s', (_, { hash, verify }) => {
  test('knows the password again and no other, and never writes the same twice', async () => {
    const [one, other] = await Promise.all([hash(PASSWORD), hash(PASSWORD)])
    expect(one).not.toBe(other)
    expect(one).not.toContain(PASSWORD)
    expect(await verify({ hash: one, password: PASSWORD })).toBe(true)
    expect(await verify({ hash: one, password: PASSWORD.toLowerCase() })).toBe(false)
  })
})

test('a guess at what the site keeps costs scrypt with 32 MB', async () => {
  const [salt = '', key] = (await SLOW_HASHING.hash(PASSWORD)).split(':')
  expect(scryptSync(PASSWORD, salt, KEY_LENGTH, COST).toString('hex')).toBe(key)
})
