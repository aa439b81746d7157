import { beforeAll, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { AS_STAFF } from '#tests/staff.ts'

const PHONE = '+49 40 5555-0'
const HOURS = 'Thursdays only'
const MAIL = 'neu@zeichner.example'
const [OFFICE] = site.offices

let world: FormAgency

beforeAll(async () => {
  world = await openFormAgency()
  return () => world[Symbol.asyncDispose]()
})

/** Changes a setting in both languages alike, as the form does. */
async function change(name: string, text: string): Promise<void> {
  const url = `${world.agency.address}/illusde/api/admin/settings/${name}`
  const { Revision } = await (await fetch(url, { headers: AS_STAFF })).json()
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json', 'If-Match': `"${Revision}"` },
    body: JSON.stringify({ TextDe: text, TextEn: text }),
  })
  expect(answer.status).toBe(200)
}

async function changeAll(phone: string, hours: string, mail: string): Promise<void> {
  await change('phone', phone)
  await change('hours', hours)
  await change('mail', mail)
  await world.agency.services.readModel.reload()
}

async function readSecurityText(): Promise<string> {
  return (await world.agency.get('/.well-known/security.txt')).text()
}

async function readSheet(id: string): Promise<string> {
  const answer = await world.agency.get(`/illusde/api/lightbox/${id}/pdf?lang=en`)
  const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages[0]?.text ?? ''
}

/** The text of an email that reaches the address, in one line. */
async function readEmail(address: string): Promise<string> {
  const emails = await world.received()
  const email = emails.findLast(({ to }) => to.includes(address))
  return email?.mail.text?.replaceAll(/\s+/g, ' ') ?? ''
}

async function confirm(email: string, lang: 'de' | 'en'): Promise<string> {
  await world.post('contact', anEnquiry({ email, lang }))
  return readEmail(email)
}

async function mailCollection(id: string, to: string): Promise<string> {
  const fields = { id, to, name: 'Katrin Lorenzen', email: 'lorenzen@maler.example', message: '', lang: 'en' }
  const answer = await fetch(`${world.agency.address}/illusde/api/lightbox-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  expect(answer.status).toBe(202)
  return readEmail(to)
}

test('telephone, hours and mail that staff set are in emails, contact sheets and security.txt', async () => {
  const id = await world.save()
  await changeAll(PHONE, HOURS, MAIL)
  expect(await readSecurityText()).toContain(`Contact: mailto:${MAIL}\n`)
  expect(await readSheet(id)).toContain([site.brand.en, PHONE, MAIL].join(' · '))
  const emails = [
    await confirm('erste@maler.example', 'de'),
    await confirm('zweite@maler.example', 'en'),
    await mailCollection(id, 'dritte@maler.example'),
  ]
  for (const email of emails) for (const text of [PHONE, HOURS, MAIL]) expect(email).toContain(text)
})

test('without settings all of them say what site.config.ts says, in English as from abroad', async () => {
  const id = await world.save()
  await changeAll('', '', '')
  expect(await readSecurityText()).toContain(`Contact: mailto:${site.mail.office}\n`)
  expect(await readSheet(id)).toContain([site.brand.en, OFFICE?.phone, site.mail.office].join(' · '))
  const german = await confirm('vierte@maler.example', 'de')
  for (const text of [site.phone.shown, site.hours.de, site.mail.office]) expect(german).toContain(text)
  const english = [
    await confirm('fuenfte@maler.example', 'en'),
    await mailCollection(id, 'sechste@maler.example'),
  ]
  for (const email of english)
    for (const text of [OFFICE?.phone, site.hours.en, site.mail.office]) expect(email).toContain(text)
})

test('a setting says what visitors see, and whether staff or site.config.ts set it', async () => {
  const read = async (name: string) =>
    (await fetch(`${world.agency.address}/illusde/api/admin/settings/${name}`, { headers: AS_STAFF })).json()
  await changeAll(PHONE, '', '')
  expect(await read('phone')).toMatchObject({ ShownDe: PHONE, ShownEn: PHONE, SetInDe: 'staff' })
  expect(await read('hours')).toMatchObject({ ShownEn: site.hours.en, SetInEn: 'site.config' })
  expect(await read('notice')).toMatchObject({ ShownDe: '', SetInDe: 'nowhere' })
  await changeAll('', '', '')
  expect(await read('phone')).toMatchObject({ ShownDe: site.phone.shown, SetInDe: 'site.config' })
})
