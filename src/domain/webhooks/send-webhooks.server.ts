import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '#platform/clock.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { postGuarded } from '#platform/http/fetch-guarded.server.ts'
import {
  type LeasedQueue,
  nextTryAt,
  openLeasedQueue,
  RETRIES_AFTER_MS,
} from '#platform/jobs/leased-queue.server.ts'
import type { Log } from '#platform/log.ts'
import {
  letRest,
  listDueWebhooks,
  noteAttempt,
  type Outcome,
  switchOff,
  type TakenDelivery,
  takeDelivery,
} from './deliveries.server.ts'
import { queueWebhookEnded } from './ended-email.server.ts'
import { DUE_CHANNEL } from './record-event.server.ts'
import { signedHeaders } from './sign.server.ts'
import type { WebhookHosts } from './webhook-hosts.server.ts'
import type { Attempt } from './webhooks-model.ts'

type SendWebhooksNeeds = {
  db: Database
  listen: OpenDatabase['listen']
  hosts: WebhookHosts
  clock: Clock
  log: Log
  withinMs?: number
}

/** The attempts go on for nearly three days: over a weekend. */
const RETRIES = [...RETRIES_AFTER_MS, DAY_MS]
/** Programs that need longer answer first and work then. */
const WITHIN_MS = 10_000
const KEPT_ANSWER_BYTES = 500
const SUCCESS = { from: 200, to: 299 }
const GONE = 410
/** `Retry-After` says when to try again. */
const BUSY = [429, 503]
const SECONDS = /^\d{1,9}$/

/** Closing aborts deliveries; they are sent again, under their ids, after the next start. */
export async function openWebhookSending(needs: SendWebhooksNeeds): Promise<LeasedQueue> {
  const { db, clock } = needs
  const queue = openLeasedQueue({
    ...needs,
    failureEvent: 'webhooks.not-sent',
    listRecipients: () => listDueWebhooks(db, clock.now()),
    lease: (webhookId) => takeDelivery(db, webhookId, clock.now()),
    send: (taken, signal) => attempt(needs, taken, signal),
  })
  const stop = await needs.listen(DUE_CHANNEL, () => void queue.run())
  void queue.run()
  return {
    run: queue.run,
    close: async () => {
      await stop()
      await queue.close()
    },
  }
}

async function attempt(
  { db, clock, log, ...needs }: SendWebhooksNeeds,
  taken: TakenDelivery,
  signal: AbortSignal,
) {
  const started = performance.now()
  const sentAt = clock.now()
  const sent = await post(needs, taken, sentAt, signal)
  // It is unknown whether it arrived, so it is sent again.
  if (signal.aborted) return
  const isAnswered = sent.outcome === 'answered'
  const made: Attempt = {
    at: sentAt.toISOString(),
    status: isAnswered ? sent.status : null,
    reason: isAnswered ? null : sent.reason,
    answer: isAnswered ? readable(sent.text) : '',
    milliseconds: Math.round(performance.now() - started),
  }
  const waitsMs = isAnswered ? retryWait(sent, sentAt) : 0
  const outcome = outcomeOf(made, taken.tries, clock.now(), waitsMs)
  const isGone = made.status === GONE
  await db.transaction(async (tx) => {
    await noteAttempt(tx, taken, made, outcome)
    if (waitsMs > 0) await letRest(tx, taken.webhookId, new Date(clock.now().getTime() + waitsMs))
    if (isGone && (await switchOff(tx, taken.webhookId)))
      await queueWebhookEnded(tx, taken.webhook, clock.now())
  })
  const { status, reason, milliseconds } = made
  const facts = { deliveryId: taken.id, kind: taken.kind, attempt: taken.tries, status, reason, milliseconds }
  if (outcome.state === 'failed') log.warn(facts, 'webhook.given-up')
  else log.info(facts, outcome.state === 'delivered' ? 'webhook.delivered' : 'webhook.postponed')
}

function post(
  { hosts, withinMs = WITHIN_MS }: Pick<SendWebhooksNeeds, 'hosts' | 'withinMs'>,
  { id, payload, webhook }: TakenDelivery,
  sentAt: Date,
  signal: AbortSignal,
) {
  const { url, secret, formerSecret, formerUntil } = webhook
  const secrets = [secret, ...(formerSecret && formerUntil && formerUntil > sentAt ? [formerSecret] : [])]
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(payload)),
    'User-Agent': 'Zeichner webhooks',
    ...signedHeaders({ id, sentAt, payload }, secrets),
  }
  const limits = { mostBytes: KEPT_ANSWER_BYTES, withinMs, signal }
  return postGuarded(url, hosts.guardOf(new URL(url)), { headers, body: payload, ...limits })
}

/** The wait is in seconds or a date (RFC 9110, 10.2.3); the most is a day. */
function retryWait({ status, headers }: { status: number; headers: IncomingHttpHeaders }, now: Date): number {
  const retryAfter = headers['retry-after'] ?? ''
  if (!BUSY.includes(status) || !retryAfter) return 0
  const ms = SECONDS.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), DAY_MS)
}

function outcomeOf({ status }: Attempt, tries: number, now: Date, waitsMs: number): Outcome {
  if (status !== null && status >= SUCCESS.from && status <= SUCCESS.to)
    return { state: 'delivered', nextAttemptAt: now }
  const next = nextTryAt(RETRIES, tries, now, waitsMs)
  if (next === null || status === GONE) return { state: 'failed', nextAttemptAt: now }
  return { state: 'queued', nextAttemptAt: next }
}

/** A stranger may send characters that the database or a page does not take. */
function readable(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ')
}
