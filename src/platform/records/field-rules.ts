import { z } from 'zod'
import { isOwnPath } from '#platform/http/link-address.ts'
import { hasSeen, trimUnseen, turnsDirection } from '#platform/i18n/unseen.ts'

// Rules for the usual kinds of fields. Texts are stored as typed; they are escaped when rendered.

/** Neither PostgreSQL nor HTML allows lone surrogates or NUL. */
const SOUND = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'pattern')
/** The error says what is in the way, as nobody sees it. */
const STRAIGHT = SOUND.refine((text) => !turnsDirection(text), 'direction')
const HAS_CONTROLS = /\p{Cc}/u
const HAS_CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/u

/** One line, trimmed. */
export function line(longest: number) {
  return z
    .string()
    .max(longest)
    .pipe(STRAIGHT)
    .transform((text) => trimUnseen(text.trim()))
    .refine((text) => !HAS_CONTROLS.test(text), 'pattern')
}

export function requiredLine(longest: number) {
  return line(longest).refine(hasSeen, 'required')
}

/** Several lines, trimmed, with Unix line endings. */
export function lines(longest: number) {
  return z
    .string()
    .max(longest)
    .pipe(STRAIGHT)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => !HAS_CONTROLS_BUT_BREAKS.test(text), 'pattern')
}

export function requiredLines(longest: number) {
  return lines(longest).refine(hasSeen, 'required')
}

/** A URL segment: lower-case letters and digits, joined by single hyphens. */
export function addressPart(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
}

const LARGEST_NUMBER = 2_147_483_647

/** The id of another record. */
export const reference = z.int().min(1).max(LARGEST_NUMBER)
export const wholeNumber = (smallest: number, largest = LARGEST_NUMBER) => z.int().min(smallest).max(largest)
export const yesOrNo = z.boolean()

/** ISO 8601 with a time zone, from 1970 to 9999. */
export const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 10_000, 'pattern')

/** A path of this site. */
export const ownPath = (longest: number) => requiredLine(longest).refine(isOwnPath, 'pattern')
