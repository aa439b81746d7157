import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { addImage } from '#tests/builders.ts'
import { MAIL_AGENCY_START, type MailAgency, openMailAgency } from '#tests/mail-agency.ts'

/** Each hides a link from whoever reads the letters of the name one by one. */
const HIDING = [
  '=?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  'Katrin =?utf-8?Q?http=3A=2F=2Fevil.example?= Lorenzen',
  'Jörg=?utf-8?q?evil=2Eexample?=',
  '=?utf-8?Q?http=3A?= =?utf-8?Q?=2F=2Fevil=2Eexample?=',
  '=\u200b?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  '=\u00ad\ufeff?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
]

let world: MailAgency
let senders = 0

beforeAll(async () => {
  world = await openMailAgency()
  return () => world[Symbol.asyncDispose]()
})

// The e-mails of an earlier test are sent before the next test begins.
beforeEach(async () => {
  world.mail.answerRecipients(null)
  await world.emailsSent()
  world.mail.received.length = 0
})

type Fields = Record<string, unknown>

/** Each e-mail has a new sender, recipient and network, unless a test says otherwise. */
function post(fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
  return send(JSON.stringify(goodFields(fields)), { 'Content-Type': 'application/json', ...headers })
}

function goodFields(fields: Fields): Fields {
  senders += 1
  return {
    to: `redaktion${senders}@wochenblatt.example`,
    name: 'Katrin Lorenzen',
    email: `lorenzen+${senders}@maler${senders}.example`,
    message: 'Ich tendiere zu 1.',
    lang: 'de',
    ...fields,
  }
}

function send(body: BodyInit, headers: Record<string, string>): Promise<Response> {
  return fetch(`${world.agency.address}/illusde/api/lightbox-email`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.0.${senders >> 8}.${senders & 255}`, ...headers },
    body,
  })
}

async function received() {
  await world.emailsSent()
  return world.mail.received
}

describe('a collection sent by e-mail', () => {
  test('arrives in German with both parts, its pictures, notes and links', async () => {
    const [first, second] = world.imageIds
    const id = await world.save({ [`${first}`]: 'Titel?\nOder Rückseite?' })
    const answer = await post({ id, to: 'anna+art@wochenblatt.example', email: 'katrin+x@maler.example' })
    expect([answer.status, await answer.json()]).toEqual([202, {}])
    const [email] = await received()
    if (!email) throw new Error('No e-mail came.')
    const { mail, from, to } = email
    expect([from, to]).toEqual(['website@zeichner.example', ['anna+art@wochenblatt.example']])
    expect(mail).toMatchObject({
      subject: 'Katrin Lorenzen hat Ihnen eine Auswahl geschickt',
      from: { value: [{ name: 'Die Zeichner', address: 'website@zeichner.example' }] },
      replyTo: { value: [{ name: 'Katrin Lorenzen', address: 'katrin+x@maler.example' }] },
      to: { value: [{ address: 'anna+art@wochenblatt.example' }] },
      date: MAIL_AGENCY_START,
    })
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@zeichner\.example>$/)
    const link = `https://www.zeichner.example/auswahl?id=${id}`
    for (const part of [mail.html || '', mail.text ?? '']) {
      for (const text of [link, 'Ich tendiere zu 1.', 'Ömer Usta', 'Ada Moor', 'Oder Rückseite?'])
        expect(part).toContain(text)
      for (const text of ['katrin+x@maler.example', '040 66969 012', 'hallo@zeichner.example'])
        expect(part).toContain(text)
      expect(part).toContain(`?bild=${first}`)
      expect(part).toContain('Sie bekommen diese E-Mail, weil Katrin Lorenzen')
    }
    expect(mail.attachments.map(({ contentId }) => contentId)).toEqual([
      `<image-${first}>`,
      `<image-${second}>`,
    ])
    for (const { content, cid } of mail.attachments) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
      expect(mail.html).toContain(`src="cid:${cid}"`)
    }
  })

  test('arrives in English', async () => {
    await post({ id: await world.save(), lang: 'en' })
    const [email] = await received()
    expect(email?.mail.subject).toBe('Katrin Lorenzen has sent you a collection')
    expect(email?.mail.html).toContain('lang="en"')
    expect(email?.mail.text).toContain('/en/auswahl?id=')
    expect(email?.mail.text).toContain('You’re receiving this e-mail because')
  })

  test('takes a form as well', async () => {
    const form = new URLSearchParams(
      Object.entries(goodFields({ id: await world.save() })).map(([k, v]) => [k, `${v}`]),
    )
    expect((await send(form, {})).status).toBe(202)
    const parts = new FormData()
    for (const [name, value] of form) parts.append(name, value)
    parts.set('email', 'another@maler.example')
    expect((await send(parts, {})).status).toBe(202)
    expect(await received()).toHaveLength(2)
  })

  test('shows scripts in names, notes and messages as text, and sends no links', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>'
    const id = await world.save({ [`${world.imageIds[0]}`]: `${evil} https://spam.example` })
    await post({ id, name: evil, message: `${evil} www.spam.example` })
    const [email] = await received()
    expect(email?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(email?.mail.html).not.toMatch(/<script|<img[^>]*onerror/i)
    expect(email?.mail.text).toContain(evil)
    expect(email?.raw).not.toContain('spam.example')
  })

  test('carries 24 pictures and names the others', async () => {
    const { db } = world.agency.services.database
    const artistId = world.agency.services.readModel.current().catalogue.artists[0]?.id ?? 0
    const many: number[] = []
    await db.transaction(async (tx) => {
      for (let at = 0; at < 26; at++) many.push(await addImage(tx, { artistId, titleDe: `Blatt ${at + 1}` }))
    })
    await world.agency.services.readModel.reload()
    await post({ id: await world.save({}, many) })
    const [email] = await received()
    expect(email?.mail.attachments).toHaveLength(24)
    for (const part of [email?.mail.html, email?.mail.text])
      for (const title of ['Blatt 24', 'Blatt 25', 'Blatt 26']) expect(part).toContain(title)
    expect(email?.mail.html).toContain('Außerdem in der Auswahl')
  })

  test('comes later when the mail server is down, and once', async () => {
    world.mail.answerRecipients(451)
    expect((await post({ id: await world.save() })).status).toBe(202)
    expect(await received()).toEqual([])
    world.mail.answerRecipients(null)
    world.time.now = new Date(world.time.now.getTime() + MINUTE_MS)
    expect(await received()).toHaveLength(1)
    world.time.now = new Date(world.time.now.getTime() + DAY_MS)
    expect(await received()).toHaveLength(1)
    world.time.now = MAIL_AGENCY_START
  })

  test('leaves no address in the log', async () => {
    world.mail.answerRecipients(550)
    await post({ id: await world.save(), to: 'niemand@wochenblatt.example' })
    await received()
    expect(JSON.stringify(world.agency.logged())).not.toMatch(/wochenblatt|maler\d|Lorenzen/)
  })
})

test('a database that takes no e-mail: 500, and still no address in the log', async () => {
  await using broken = await openMailAgency()
  const id = await broken.save()
  await broken.agency.services.database.db.execute('DROP TABLE letters')
  const answer = await fetch(`${broken.agency.address}/illusde/api/lightbox-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(goodFields({ id })),
  })
  expect(answer.status).toBe(500)
  const logged = JSON.stringify(broken.agency.logged())
  expect(logged).toContain('The e-mail could not be written (42P01).')
  expect(logged).not.toMatch(/wochenblatt|maler\d|Lorenzen/)
})

describe('what cannot be sent is refused', () => {
  test.each([
    ['to', 'redaktion@'],
    ['to', 'a@b.example, c@d.example'],
    ['to', 'a@b.example\r\nBcc: c@d.example'],
    ['name', 'Katrin\r\nBcc: c@d.example'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', ''],
    ['message', 'a'.repeat(501)],
    ['lang', 'fr'],
  ])('%s %j: 422 with a sentence for the field', async (field, value) => {
    const answer = await post({ id: await world.save(), [field]: value })
    expect(answer.status).toBe(422)
    const { error } = await answer.json()
    expect(error).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.stringMatching(/^Bitte .+\.$/) },
    })
    expect(Object.keys(error.fields)).toEqual([field])
    expect(await received()).toEqual([])
  })

  test('says what is wrong in English to who asked in English', async () => {
    const answer = await post({ id: 'x', lang: 'en', to: '' })
    expect(await answer.json()).toMatchObject({
      error: { fields: { to: 'Please enter the address the collection should go to.' } },
    })
  })

  test('a collection that nobody knows: 404; one that has expired: 410', async () => {
    expect((await post({ id: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404)
    const id = await world.save()
    world.time.now = new Date(MAIL_AGENCY_START.getTime() + 91 * DAY_MS)
    const answer = await post({ id })
    world.time.now = MAIL_AGENCY_START
    expect(answer.status).toBe(410)
  })

  test.each([
    ['a list', '[]', 'application/json'],
    ['broken JSON', '{"to"', 'application/json'],
    ['plain text', 'to=a@b.example', 'text/plain'],
  ])('%s: 400', async (_, body, type) => {
    expect((await send(body, { 'Content-Type': type })).status).toBe(400)
  })

  test('a body of more than 16 kB: 413', async () => {
    expect((await post({ id: 'x', message: 'a'.repeat(17_000) })).status).toBe(413)
  })

  test('a page of another site: 403', async () => {
    const id = await world.save()
    expect((await post({ id }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await post({ id }, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({ id }, { Origin: world.agency.address })).status).toBe(202)
  })

  test('another method: 405', async () => {
    const answer = await world.agency.get('/illusde/api/lightbox-email')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  test('too many to one recipient: 429 until the day is over', async () => {
    const id = await world.save()
    const to = 'everybody@wochenblatt.example'
    const statuses: number[] = []
    for (let time = 0; time < 5; time++) statuses.push((await post({ id, to })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202])
    const answer = await post({ id, to: 'Everybody+x@wochenblatt.example' })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(14 * 60 * 60)])
    expect(await answer.json()).toMatchObject({ error: { code: 'too_many' } })
    world.time.now = new Date('2026-03-02T00:00:00Z')
    expect((await post({ id, to })).status).toBe(202)
    world.time.now = MAIL_AGENCY_START
  })
})

async function subjects() {
  return (await received()).map(({ mail }) => mail.subject)
}

test('a collection sent by e-mail shows no link where its sender hid one in a name', async () => {
  const id = await world.save()
  for (const name of HIDING) await post({ id, name })
  const shown = (await received()).map(({ mail }) => [mail.subject, mail.replyTo?.value[0]?.name])
  expect(shown).toHaveLength(HIDING.length)
  for (const [subject, sender] of shown) {
    expect(subject).toMatch(/ hat Ihnen eine Auswahl geschickt$/)
    for (const text of [subject, sender]) expect(text).not.toMatch(/evil[.]|=[?]/)
  }
})

test.each([
  ['de', 'Katrin Lorenzen hat Ihnen „Kochbuch, Frühling“ geschickt'],
  ['en', 'Katrin Lorenzen has sent you “Kochbuch, Frühling”'],
])('the name of its project is in its subject (%s)', async (lang, subject) => {
  await post({ id: await world.save({}, undefined, 'Kochbuch, Frühling'), lang })
  expect(await subjects()).toEqual([subject])
})

test('the name of its project brings no link into its subject', async () => {
  for (const title of ['https://evil.example', ...HIDING])
    await post({ id: await world.save({}, undefined, title) })
  const all = await subjects()
  expect(all).toHaveLength(HIDING.length + 1)
  for (const subject of all) expect(subject).not.toMatch(/evil[.]|=[?]/)
})
