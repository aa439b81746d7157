import { hashPassword, verifyPassword } from 'better-auth/crypto'

export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (input: { hash: string; password: string }) => Promise<boolean>
}

/** scrypt: each guess takes 32 MB and a tenth of a second. Tests that are not about it bring a quicker one. */
export const SLOW_HASHING: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
