import { randomInt } from 'node:crypto'

const RECOVERY_CODES = 10
/** No 0 and o, no 1, i and l, and no capitals: the codes are copied by hand. Two groups have 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 2
const GROUP_LENGTH = 5

/** New recovery codes for an account, each in two groups: `k7mqe-x2f9h`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'))
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
