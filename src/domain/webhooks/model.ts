/** What other programs can be told of. Nothing in it is about a person: who may know more asks the staff's API. */
export type EventData = {
  'enquiry.received': { id: string; kind: 'enquiry' | 'application'; link: string }
  'work.published': Published
  'artist.published': Published
  'news.published': Published
  'delivery.downloaded': { id: string; link: string }
  /** Sent by staff to try a webhook; goes to that one alone. */
  'webhook.test': { webhook: string }
}

/** Records that became visible to visitors at once: how many, and the first of them with their pages. */
export type Published = { total: number; records: { id: number; title: string; link: string }[] }

export type EventKind = keyof EventData
/** What a webhook can be asked to tell. */
export const EVENT_KINDS = [
  'enquiry.received',
  'work.published',
  'artist.published',
  'news.published',
  'delivery.downloaded',
] as const satisfies readonly EventKind[]

/** `queued`: will be tried, or tried again. `failed`: given up. */
export const DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const

/** One try to deliver. `reason` is why there was no status. */
export type Attempt = {
  at: string
  status: number | null
  reason: string | null
  answer: string
  milliseconds: number
}

export const LONGEST_WEBHOOK_NAME = 80
export const LONGEST_WEBHOOK_URL = 2_000
/** Who needs more has a program of its own that passes on. */
export const MOST_WEBHOOKS = 20
