import { line, ownPath, requiredLine } from '#base/editing/rules.ts'

/** An address that browsers and our own limits take. */
const LONGEST_ADDRESS = 1_000
/** Two lines on a phone. */
const LONGEST_SETTING = 200

/** A path as requests have it when the site's own rules have tidied it up: no query, no slash too many. */
export const formerPath = ownPath(LONGEST_ADDRESS)
  .refine((path) => /^\/[^?#]*[^?#/]$/.test(path) && !path.includes('//'), 'pattern')
  .transform((path) => new URL(path, 'https://here.invalid').pathname)
/** Where a redirect leads. */
export const destination = requiredLine(LONGEST_ADDRESS).refine(leadsSomewhere, 'pattern')
export const settingText = line(LONGEST_SETTING)

/** A path of ours, or a page elsewhere that is asked for safely and without anybody's name and password. */
function leadsSomewhere(address: string): boolean {
  if (address.startsWith('/')) return ownPath(LONGEST_ADDRESS).safeParse(address).success
  if (!/^https:\/\/[^\\\s]+$/i.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
