import { expect, type Page } from '@playwright/test'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { OPENED_FIELD } from '#domain/enquiries/forms/submission.ts'
import { APPLICATIONS, ENQUIRIES } from '#site/api-paths.ts'
import { readRecord } from './call-admin-api.ts'
import { ADDRESS } from './site-under-test.ts'
import { aNetwork } from './visitor.ts'

/** Fields besides those that each enquiry has. */
type Sent = { fields: Record<string, string> & { email: string; message: string }; files?: File[] }

const FORMS = {
  enquiries: { path: '/kontakt', call: ENQUIRIES },
  applications: { path: '/kontakt/artist', call: APPLICATIONS },
} as const
type List = keyof typeof FORMS

/** When a form was opened, signed by the site; it holds for a day. */
const opened: Partial<Record<List, Promise<string>>> = {}

async function openForm(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(ADDRESS + path)).text()
  return new RegExp(`name="${OPENED_FIELD}" value="([^"]+)"`).exec(html)?.[1] ?? ''
}

/** Sends what the contact form sends, and waits until it is in the inbox. Returns its id and its number. */
export function sendEnquiry(page: Page, { fields, files = [] }: Sent) {
  return send(page, 'enquiries', { name: 'Katrin Lorenzen', terms: 'on', ...fields }, files)
}

/** As `sendEnquiry`, by the form for artists. */
export function sendApplication(page: Page, fields: Record<string, string>, files: readonly File[]) {
  return send(page, 'applications', { rights: 'on', terms: 'on', ...fields }, files)
}

async function send(page: Page, list: List, fields: Record<string, string>, files: readonly File[]) {
  const { path, call } = FORMS[list]
  opened[list] ??= openForm(page, path)
  const form = new FormData()
  const values = { [OPENED_FIELD]: await opened[list], ...fields }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append('attachment', file)
  const address = `${ADDRESS}/illusde/api${call}`
  let id = ''
  // Nobody fills in a form within its first seconds.
  await expect(async () => {
    const answer = await page.request.post(address, { multipart: form, headers: aNetwork() })
    expect(answer.status()).toBe(201)
    id = (await answer.json()).id
  }).toPass({ intervals: [1_000] })
  const number = numberOf(id)
  await expect.poll(async () => (await readRecord(page, `/${list}?q=${number}`)).total).toBe(1)
  return { id, number }
}
