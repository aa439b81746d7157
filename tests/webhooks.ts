import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { recordEvent } from '#domain/webhooks/record-event.server.ts'
import { openWebhookSending } from '#domain/webhooks/send-webhooks.server.ts'
import { openWebhookHosts } from '#domain/webhooks/webhook-hosts.server.ts'
import { addWebhook } from '#domain/webhooks/webhooks.server.ts'
import { openLog } from '#platform/log.ts'
import type { TestDatabase } from './test-database.ts'

export const START = new Date('2026-11-20T10:00:00Z')
export const ODA = { id: 'oda', name: 'Oda Probe', email: 'oda@example.com' }
const log = openLog('silent')
export const ENQUIRY = {
  kind: 'enquiry.received',
  data: { id: 'a', kind: 'enquiry', link: 'https://zeichner.example/admin/enquiries/a' },
} as const

type Got = { headers: Record<string, string>; body: string }
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Another program on a real socket. */
export async function openReceiver(answer: Answer = (_, response) => void response.writeHead(204).end()) {
  const got: Got[] = []
  const state = { answer }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    got.push({ headers, body: Buffer.concat(parts).toString() })
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    got,
    state,
    url: `http://127.0.0.1:${port}/hook`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function openTelling(
  database: Pick<TestDatabase, 'db' | 'listen'>,
  named = ['127.0.0.1'],
  time = { now: START },
) {
  const clock = { now: () => time.now }
  const { db, listen } = database
  const hosts = openWebhookHosts(named)
  const sending = await openWebhookSending({ db, listen, hosts, clock, log, withinMs: 400 })
  return {
    ...sending,
    time,
    add: async (url: string) => {
      const fields = { Name: 'Büro', Url: url, Events: ['enquiry.received' as const], Active: true }
      const added = await addWebhook({ db, clock }, ODA, fields)
      if (!added) throw new Error('There are too many.')
      return { ...added, fields }
    },
    /** Several events of one transaction are due at the same moment. */
    tell: (events = 1) =>
      db.transaction(async (tx) => {
        for (let told = 0; told < events; told++) await recordEvent(tx, { ...ENQUIRY, now: time.now })
      }),
    [Symbol.asyncDispose]: sending.close,
  }
}
