import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MailAgency, openMailAgency } from './mail-agency.ts'
import type { ReceivedEmail } from './mail-server.ts'

export type FormAgency = MailAgency & {
  /** Everybody comes from a network of their own and opened the form before, but where a test says otherwise. */
  post: (
    call: 'contact' | 'artist-application',
    body: BodyInit,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** The database has all that was accepted. */
  ingested: () => Promise<void>
  /** All e-mails so far, when every one is out that was due. */
  received: () => Promise<ReceivedEmail[]>
  /** Names in the inbox, of drafts as well. */
  inInbox: () => Promise<string[]>
}

/** Longer than people need at least to fill in a form. */
const FILLED_IN_MS = 10_000

let senders = 0

/** What a form carries that was opened some seconds ago. */
export function aStampOf({ services: { submissions, clock } }: FormAgency['agency']): string {
  return submissions.stampForm(new Date(clock.now().getTime() - FILLED_IN_MS))
}

/** The same form or JSON as if a person had opened it before, but where the test says when. */
export function withStamp(body: BodyInit, stamp: string): BodyInit {
  if (body instanceof FormData || body instanceof URLSearchParams) {
    if (!body.has('opened')) body.set('opened', stamp)
    return body
  }
  return typeof body === 'string' && body.startsWith('{"')
    ? JSON.stringify({ opened: stamp, ...JSON.parse(body) })
    : body
}

/** The whole program with a mail server, for what comes in by its forms. */
export async function openFormAgency(environment: Record<string, string> = {}): Promise<FormAgency> {
  const world = await openMailAgency(environment)
  const { services, address } = world.agency
  const ingested = () => services.submissions.ingestion.run()
  const stamped = (body: BodyInit) => withStamp(body, aStampOf(world.agency))
  return {
    ...world,
    post: (call, body, headers = {}) => {
      senders += 1
      const from = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`
      const init = { method: 'POST', headers: { 'X-Forwarded-For': from, ...headers }, body: stamped(body) }
      return fetch(`${address}/illusde/api/${call}`, init)
    },
    ingested,
    received: async () => {
      await ingested()
      await world.emailsSent()
      return world.mail.received
    },
    inInbox: () => readdir(join(services.config.dataDirectory, 'spool')),
  }
}

/** No two are alike. */
export function anEnquiry(fields: Record<string, string> = {}): FormData {
  senders += 1
  return toForm({
    name: 'Katrin Lorenzen',
    email: `lorenzen${senders}@maler.example`,
    message: `Wir suchen Bilder für ein Heft. ${senders}`,
    terms: 'on',
    ...fields,
  })
}

/** Still without works. */
export function anApplication(fields: Record<string, string> = {}): FormData {
  senders += 1
  return toForm({
    name: 'Kim Pinsel',
    email: `pinsel${senders}@maler.example`,
    statement: `Ich zeichne, seit ich denken kann. ${senders}`,
    rights: 'on',
    ...fields,
  })
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
