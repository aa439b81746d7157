import { z } from 'zod'
import { requiredLine } from '#platform/fields/rules.ts'

const Link = z.string()
const published = z.object({
  total: z.int(),
  records: z.array(z.object({ id: z.int(), title: z.string(), link: Link })),
})
const changed = { resource: z.string(), id: z.string(), link: Link }

/** Nothing in them is about a person: a program that may know more asks the staff's API. */
export const EVENTS = {
  'enquiry.received': z.object({ id: z.string(), kind: z.enum(['enquiry', 'application']), link: Link }),
  'application.received': z.object({ id: z.string(), link: Link }),
  'work.published': published,
  'artist.published': published,
  'news.published': published,
  'record.changed': z.object({ ...changed, fields: z.array(z.string()) }),
  'record.hidden': z.object(changed),
  'delivery.accepted': z.object({ id: z.string(), link: Link }),
  'delivery.downloaded': z.object({ id: z.string(), link: Link }),
  'webhook.test': z.object({ webhook: z.string() }),
}

export type Published = z.infer<typeof published>
export type EventKind = keyof typeof EVENTS
export type EventData = { [Kind in EventKind]: z.infer<(typeof EVENTS)[Kind]> }
export const EVENT_KINDS = [
  'enquiry.received',
  'application.received',
  'work.published',
  'artist.published',
  'news.published',
  'record.changed',
  'record.hidden',
  'delivery.accepted',
  'delivery.downloaded',
] as const satisfies readonly EventKind[]

export const DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const

/** `reason` says why there was no status. */
export type Attempt = {
  at: string
  status: number | null
  reason: string | null
  answer: string
  milliseconds: number
}

const LONGEST_WEBHOOK_NAME = 80
const LONGEST_WEBHOOK_URL = 2_000
/** Agencies that need more have a program of their own that passes events on. */
export const MOST_WEBHOOKS = 20

export const WebhookFields = z.strictObject({
  Name: requiredLine(LONGEST_WEBHOOK_NAME),
  Url: z.url().max(LONGEST_WEBHOOK_URL),
  Events: z.array(z.enum(EVENT_KINDS)).min(1),
  Active: z.boolean().default(true),
})
export type WebhookFields = z.infer<typeof WebhookFields>

const Moment = z.iso.datetime()

const Listed = z.object({
  ...WebhookFields.shape,
  Id: z.string(),
  MadeBy: z.string(),
  CreatedAt: Moment,
  Waiting: z.int(),
  Failed: z.int(),
})
export type ListedWebhook = z.infer<typeof Listed>
export const WebhookList = z.object({ data: z.array(Listed) })
export const ToldSecret = z.object({ Id: z.string(), Secret: z.string() })

const ListedAttempt = z.object({
  At: Moment,
  Status: z.int().nullable(),
  Reason: z.string().nullable(),
  Answer: z.string(),
  Milliseconds: z.int(),
})
export type ListedAttempt = z.infer<typeof ListedAttempt>
const ListedDelivery = z.object({
  Id: z.string(),
  Kind: z.enum([...EVENT_KINDS, 'webhook.test']),
  Payload: z.string(),
  State: z.enum(DELIVERY_STATES),
  QueuedAt: Moment,
  NextAttemptAt: Moment.nullable(),
  Attempts: z.array(ListedAttempt),
})
export const DeliveryList = z.object({ data: z.array(ListedDelivery) })
