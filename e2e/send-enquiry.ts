import { expect, type Page } from '@playwright/test'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { OPENED_FIELD } from '#domain/enquiries/forms/submission.ts'
import { ENQUIRIES } from '#site/api-paths.ts'
import { readRecord } from './call-admin-api.ts'
import { ADDRESS } from './site-under-test.ts'
import { aNetwork } from './visitor.ts'

/** Fields besides those that each enquiry has. */
type Sent = { fields: Record<string, string> & { email: string; message: string }; files?: File[] }

/** When the contact form was opened, signed by the site; it holds for a day. */
let opened: Promise<string> | undefined

async function openForm(page: Page): Promise<string> {
  const html = await (await page.request.get(`${ADDRESS}/kontakt`)).text()
  return new RegExp(`name="${OPENED_FIELD}" value="([^"]+)"`).exec(html)?.[1] ?? ''
}

/** Sends what the contact form sends, and waits until it is in the inbox. Returns its id and its number. */
export async function sendEnquiry(page: Page, { fields, files = [] }: Sent) {
  opened ??= openForm(page)
  const form = new FormData()
  const values = { name: 'Katrin Lorenzen', terms: 'on', [OPENED_FIELD]: await opened, ...fields }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append('attachment', file)
  const address = `${ADDRESS}/illusde/api${ENQUIRIES}`
  let id = ''
  // Nobody fills in a form within its first seconds.
  await expect(async () => {
    const answer = await page.request.post(address, { multipart: form, headers: aNetwork() })
    expect(answer.status()).toBe(201)
    id = (await answer.json()).id
  }).toPass({ intervals: [1_000] })
  const number = numberOf(id)
  await expect.poll(async () => (await readRecord(page, `/enquiries?q=${number}`)).total).toBe(1)
  return { id, number }
}
