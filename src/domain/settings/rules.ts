import { z } from 'zod'
import { line } from '#platform/fields/rules.ts'
import { LONGEST_SETTING } from './model.ts'

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
