import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { anApplication, anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'

let world: FormAgency
let jpeg: Buffer<ArrayBuffer>

beforeAll(async () => {
  world = await openFormAgency()
  jpeg = Buffer.from(await aPainting(300, 200).jpeg().toBuffer())
  return () => world[Symbol.asyncDispose]()
})

beforeEach(async () => {
  const emails = await world.received()
  emails.length = 0
})

async function apply(lang = 'de'): Promise<string> {
  const form = anApplication({ lang })
  for (const name of ['Wal & Fuchs.jpg', '<b>Hafen.jpg', '3.jpg', '4.jpg', '5.jpg'])
    form.append('attachment', new File([jpeg], name, { type: 'image/jpeg' }))
  const answer = await world.post('artist-application', form)
  expect(answer.status).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

/** The path of the link in the confirmation. */
async function linkIn(): Promise<string> {
  const emails = await world.received()
  const texts = emails.map(({ mail }) => mail.text ?? '')
  const links = texts.flatMap((text) => text.match(/https:\/\/\S+nummer=\S+/g) ?? [])
  expect(links).toHaveLength(1)
  const { pathname, search } = new URL(links[0] ?? '')
  return pathname + search
}

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await world.agency.get(path, headers)
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  return { status: answer.status, headers: answer.headers, html }
}

test('the thanks name every file, also before the database has it, and for nobody who knows the number alone', async () => {
  const id = await apply()
  const number = id.slice(0, 8).toUpperCase()
  for (const path of [`/kontakt/artist?gesendet=${number}&beleg=${id}`]) {
    const { html } = await read(path)
    for (const name of ['Wal &amp; Fuchs.jpg', '&lt;b&gt;Hafen.jpg', '5.jpg'])
      expect(html).toContain(`<bdi>${name}</bdi>`)
    await world.ingested()
    expect((await read(path)).html).toContain('<bdi>Wal &amp; Fuchs.jpg</bdi>')
  }
  const { html } = await read(`/kontakt/artist?gesendet=${number}&beleg=${'0'.repeat(32)}`)
  expect(html).toContain(number)
  expect(html).not.toContain('<bdi>')
})

test.each([
  [
    'de',
    'Ihre Bewerbung',
    'Angesehen',
    'Unsere Antwort ist per E-Mail an Sie gegangen.',
    'Ihre Arbeiten liegen bei uns.',
  ],
  ['en', 'Your application', 'Looked at', 'We’ve sent you our answer by e-mail.', 'We have your work.'],
])(
  'in %s the confirmation leads to how far it is, as staff move it on',
  async (lang, heading, looked, answered, received) => {
    const id = await apply(lang)
    const path = await linkIn()
    expect(path.startsWith(lang === 'en' ? '/en/kontakt/artist?' : '/kontakt/artist?')).toBe(true)
    const first = await read(path)
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(first.html).toContain('<meta name="robots" content="noindex"/>')
    expect(first.html).toContain(`${heading} ${id.slice(0, 8).toUpperCase()}`)
    expect(first.html).toContain(received)
    expect(first.html).toContain('<bdi>Wal &amp; Fuchs.jpg</bdi>')
    expect(first.html).not.toContain('@maler.example')
    const { db } = world.agency.services.database
    await db.execute(sql`update enquiries set state = 'read' where id = ${id}`)
    expect((await read(path)).html).toMatch(new RegExp(`aria-current="step"[^>]*>.*?${looked}`))
    // The page does not tell decisions apart: our answer does.
    for (const state of ['answered', 'offer', 'won', 'declined']) {
      await db.execute(sql`update enquiries set state = ${state} where id = ${id}`)
      expect((await read(path)).html).toContain(answered)
    }
    await db.execute(sql`delete from enquiries where id = ${id}`)
    expect((await read(path)).status).toBe(404)
  },
)

test('a wrong or foreign secret, and a number that is none, are found nowhere', async () => {
  await apply()
  const path = await linkIn()
  const parameters = new URLSearchParams(path.split('?')[1])
  const { length } = (await world.received()).splice(0)
  expect(length).toBe(2)
  await apply()
  const other = new URLSearchParams((await linkIn()).split('?')[1])
  for (const [number, secret] of [
    [parameters.get('nummer'), other.get('schluessel')],
    [parameters.get('nummer'), ''],
    [parameters.get('nummer'), '🐋'],
    ['%', parameters.get('schluessel')],
    ["' OR 1=1", parameters.get('schluessel')],
  ]) {
    const query = new URLSearchParams({ nummer: number ?? '', schluessel: secret ?? '' })
    const { status, headers, html } = await read(`/kontakt/artist?${query}`)
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(html).toContain('Diese Bewerbung finden wir nicht')
    expect(html).not.toContain('<bdi>')
  }
})

test('one network may look so often, and is then asked to wait', async () => {
  const from = { 'X-Forwarded-For': '10.200.0.1' }
  const path = '/kontakt/artist?nummer=0A1B2C3D&schluessel=x'
  const { most } = site.limits.requests.applicationStates
  for (let count = 1; count <= most; count += 1) expect((await read(path, from)).status).toBe(404)
  const { status, headers, html } = await read(path, from)
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(html).toContain('Bitte warten Sie einen Moment')
})

test('the confirmation of an enquiry has no such link', async () => {
  expect((await world.post('contact', anEnquiry())).status).toBe(201)
  for (const { mail } of await world.received()) expect(mail.text).not.toContain('schluessel=')
})
