import { z } from 'zod'
import { LONGEST_ADDRESS, readAddress } from './email-address.ts'

/** Controls, separators of lines, and what turns the direction of writing round. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line without controls, the spaces around it left out; half characters become whole ones. */
export function line(longest: number, missing: string, wrong: string) {
  return plainLine(missing, wrong).pipe(z.string().min(1, missing).max(longest, wrong))
}

/** The same where nothing is fine too. */
export function optionalLine(longest: number, wrong: string) {
  return plainLine(wrong).pipe(z.string().max(longest, wrong)).default('')
}

/** Any number of lines, without controls. */
export function lines(longest: number, wrong: string) {
  return z.string(wrong).default('').transform(toPlainLines).pipe(z.string().max(longest, wrong))
}

export function address(missing: string, several: string, wrong: string) {
  const message = { missing, several, wrong }
  return z
    .string(missing)
    .max(LONGEST_ADDRESS, wrong)
    .transform((text, context) => {
      const reading = readAddress(text)
      if (reading.outcome === 'address') return reading.address
      context.addIssue({ code: 'custom', message: message[reading.outcome] })
      return z.NEVER
    })
}

function plainLine(missing: string, wrong = missing) {
  return z
    .string(missing)
    .transform((text) => text.toWellFormed().replace(/^ +| +$/g, ''))
    .refine((text) => !NOT_IN_A_LINE.test(text), wrong)
}

/** What a ticked box sends, or a program that means the same. */
export function ticked(missing: string) {
  return z.literal(['on', 'yes', 'true', '1', true], missing).transform(() => true)
}

/** Browsers send line breaks as two characters and count them as one. Other controls have no business in a message. */
function toPlainLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
