import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MailAgency, openMailAgency } from './mail-agency.ts'
import type { ReceivedLetter } from './mail-server.ts'

export type FormAgency = MailAgency & {
  /** Every request comes from another network, unless the test gives one. */
  post: (
    call: 'contact' | 'artist-application',
    body: BodyInit,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Resolves when everything that was accepted is in the database. */
  takenIn: () => Promise<void>
  /** Sends all due emails and returns all emails so far. */
  received: () => Promise<ReceivedLetter[]>
  /** Names in the inbox, including drafts. */
  spooled: () => Promise<string[]>
}

let senders = 0

/** The whole program with a mail server, for tests of its forms. */
export async function openFormAgency(environment: Record<string, string> = {}): Promise<FormAgency> {
  const mailAgency = await openMailAgency(environment)
  const { services, address } = mailAgency.agency
  const takenIn = () => services.submissions.takingIn.wake()
  return {
    ...mailAgency,
    post: (call, body, headers = {}) => {
      senders += 1
      const from = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`
      const init = { method: 'POST', headers: { 'X-Forwarded-For': from, ...headers }, body }
      return fetch(`${address}/illusde/api/${call}`, init)
    },
    takenIn,
    received: async () => {
      await takenIn()
      await mailAgency.lettersSent()
      return mailAgency.mail.received
    },
    spooled: () => readdir(join(services.config.dataDirectory, 'spool')),
  }
}

/** Each call returns different values. */
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

/** An application without works. */
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
