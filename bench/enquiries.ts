import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '#platform/database/database.ts'
import { openForm } from '#tests/open-form.ts'
import { atDatabase, startSite } from './world.ts'

/** Number of concurrent senders in the target of docs/performance.md. */
export const ENQUIRIES = 200

/** With the others fewer than the number from which a proof of work is required. */
const WARM_UPS = 90

/** `lost` were acknowledged and are not in the database. */
export type EnquiryResult = { slowMs: number; lost: number }

const SHARE = 0.95
/** Longer than the database needs to store all of them. */
const INGESTED_AFTER_MS = 8_000

/**
 * All senders submit the contact form at once, each from a network of their own; afterwards all submissions must be
 * stored.
 */
export async function measureEnquiries(folder: string): Promise<EnquiryResult> {
  const dataDirectory = join(folder, 'enquiries')
  const environment = { DATA_DIR: dataDirectory, DEMO: 'no', TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  const sent = await sendAll(environment)
  const ids = await atDatabase(dataDirectory, async (db) =>
    (await rowsOf(db, sql`SELECT id FROM enquiries`)).map(({ id }) => String(id)),
  )
  const times = sent.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  return {
    slowMs: times[Math.ceil(times.length * SHARE) - 1] ?? Number.NaN,
    lost: sent.filter(({ id }) => !ids.includes(id)).length,
  }
}

async function sendAll(environment: Record<string, string>) {
  await using site = await startSite(environment)
  const opened = await openForm(site.address)
  const sendFrom = (first: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(site.address, opened, first + at)))
  // The first peak after a start loads and compiles code that later ones share.
  await sendFrom(ENQUIRIES, WARM_UPS)
  await wait(INGESTED_AFTER_MS)
  const sent = await sendFrom(0, ENQUIRIES)
  await wait(INGESTED_AFTER_MS)
  return sent
}

async function send(
  address: string,
  opened: string,
  at: number,
): Promise<{ id: string; milliseconds: number }> {
  const form = new FormData()
  form.set('name', 'Katrin Lorenzen')
  form.set('email', `lorenzen${at}@maler.example`)
  form.set('message', `Wir suchen Bilder für ein Heft mit 48 Seiten. ${at}`)
  form.set('terms', 'on')
  form.set('opened', opened)
  const started = performance.now()
  const answer = await fetch(`${address}/illusde/api/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.1.${at >> 8}.${at & 255}` },
    body: form,
  })
  const milliseconds = performance.now() - started
  if (answer.status !== 201) throw new Error(`An enquiry was answered with ${answer.status}.`)
  const { id } = z.object({ id: z.string() }).parse(await answer.json())
  return { id, milliseconds }
}
