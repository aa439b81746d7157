import { z } from 'zod'
import { isOwnPath, isWebAddress } from '#platform/http/link-address.ts'
import { line, ownPath, requiredLine } from '#platform/records/field-rules.ts'

/** An address that browsers and our own limits take. */
const LONGEST_ADDRESS = 1_000
/** Two lines on a phone. */
const LONGEST_SETTING = 200

/** A path as requests have it when the site's own rules have tidied it up: no query, no slash too many. */
export const formerPath = ownPath(LONGEST_ADDRESS)
  .refine((path) => /^\/[^?#]*[^?#/]$/.test(path) && !path.includes('//'), 'pattern')
  .transform((path) => new URL(path, 'https://here.invalid').pathname)
/** Where a redirect leads: a path of ours, or a page elsewhere. */
export const destination = requiredLine(LONGEST_ADDRESS).refine(
  (address) => isOwnPath(address) || isWebAddress(address),
  'pattern',
)
export const settingText = line(LONGEST_SETTING)
/** From abroad as well, and as people write it: `+49 40 66969 012`. Empty for none. */
export const phoneNumber = settingText.refine(
  (text) => text === '' || (/^\+[\d ()/-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ''))),
  'pattern',
)
/** One that goes into a link as it stands. Empty for none. */
export const mailAddress = settingText.refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'pattern',
)
