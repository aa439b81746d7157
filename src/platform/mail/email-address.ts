import { trimUnseen } from '#platform/i18n/clean-text.ts'

/** RFC 5321, 4.5.3.1, limits the part before the @, and all of it. */
const LONGEST_LOCAL_PART = 64
export const LONGEST_ADDRESS = 254

/** RFC 5322, 3.2.3, defines it; no real address needs quotes and comments. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LABEL = /[a-z]/
const SEPARATOR = /[,;]/
/** Mail programs would decode what follows (RFC 2047), and `composeEmail` sends nothing there. */
const ENCODED_WORD = '=?'

type ReadAddress =
  | { outcome: 'address'; address: string }
  | { outcome: 'missing' }
  | { outcome: 'several' }
  | { outcome: 'wrong' }

/** The domain is in lower case, as `xn--`. Pasted spaces and invisible characters go, controls are refused. */
export function readAddress(text: string): ReadAddress {
  const typed = trimUnseen(text)
  if (!typed) return { outcome: 'missing' }
  const parts = typed.split('@')
  if (SEPARATOR.test(typed) || parts.length > 2) return { outcome: 'several' }
  const [local = '', domain = ''] = parts
  const host = toAsciiDomain(domain)
  const address = `${local}@${host}`
  const fits = local.length <= LONGEST_LOCAL_PART && address.length <= LONGEST_ADDRESS
  const isPlain = LOCAL_PART.test(local) && !local.includes(ENCODED_WORD)
  return host && fits && isPlain ? { outcome: 'address', address } : { outcome: 'wrong' }
}

function toAsciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return null
  const labels = new URL(`http://${domain}`).hostname.split('.')
  const isPublic = labels.length > 1 && TOP_LABEL.test(labels.at(-1) ?? '')
  return isPublic && labels.every((label) => LABEL.test(label)) ? labels.join('.') : null
}

/** Case and the part after a plus make no other person of a mailbox. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/(?!^)\+.*/s, '')}@${domain}`
}
