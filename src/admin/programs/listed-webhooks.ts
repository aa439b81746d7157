import { z } from 'zod'
import { EVENT_KINDS } from '#domain/webhooks/model.ts'

const Listed = z.object({
  Id: z.string(),
  Name: z.string(),
  Url: z.string(),
  Events: z.array(z.enum(EVENT_KINDS)),
  Active: z.boolean(),
  Waiting: z.number(),
  Failed: z.number(),
})
export type ListedWebhook = z.infer<typeof Listed>
export const Webhooks = z.object({ data: z.array(Listed) })
/** Told once. */
export const Secret = z.object({ Secret: z.string() })
export type ShownSecret = { name: string; secret: string }
