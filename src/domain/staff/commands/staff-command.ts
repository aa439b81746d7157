import { z } from 'zod'
import { LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME } from '#domain/staff/staff-model.ts'
import { requiredLine } from '#platform/fields/rules.ts'
import { trimUnseen } from '#platform/i18n/clean-text.ts'

const Email = z.string().transform(trimUnseen).pipe(z.email().max(LONGEST_STAFF_EMAIL))
const Name = requiredLine(LONGEST_STAFF_NAME)

export const StaffCommand = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), email: Email, name: Name }),
  z.strictObject({ action: z.literal('link'), email: Email }),
  z.strictObject({ action: z.literal('reset'), email: Email }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('relink') }),
  z.strictObject({ action: z.literal('remove'), email: Email }),
])
export type StaffCommand = z.infer<typeof StaffCommand>

export const StaffReply = z.object({ done: z.boolean(), text: z.string() })
export type StaffReply = z.infer<typeof StaffReply>
