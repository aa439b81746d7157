import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'

const keyOf = (salt: string, password: string) =>
  createHash('sha256').update(`${salt}:${password}`).digest('hex')

/** Takes one turn of the event loop, where scrypt takes a quarter of a second of processor time. */
export const QUICK_HASHING: PasswordHashing = {
  hash: async (password) => {
    const salt = randomUUID()
    await nextTurn()
    return `${salt}:${keyOf(salt, password)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    await nextTurn()
    return keyOf(salt, password) === key
  },
}
