import type texts from '#messages/protecting.de.json'
import { day, type Form, linkPassword } from '#platform/fields/kinds.ts'

export const PROTECTION = {
  password: {
    type: linkPassword,
    label: 'protecting_password',
    help: 'protecting_password_help',
    autoComplete: 'new-password',
    errors: { wrong: 'protecting_short' },
  },
  day: {
    type: day,
    label: 'protecting_day',
    help: 'protecting_day_help',
    errors: { wrong: 'protecting_wrong_day', late: 'protecting_late_day' },
  },
} as const satisfies Form<keyof typeof texts>
