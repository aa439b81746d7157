import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { anApplication, anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'

let world: FormAgency
let jpeg: Buffer<ArrayBuffer>

beforeAll(async () => {
  world = await openFormAgency()
  jpeg = Buffer.from(
    await aPainting(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Geheim' } })
      .toBuffer(),
  )
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.answerRecipients(null)
  world.mail.received.length = 0
})

function aPicture(name = 'skizze.jpg'): File {
  return new File([jpeg], name, { type: 'image/jpeg' })
}

const PDF = new File(['%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'], 'briefing.pdf')

describe('an enquiry', () => {
  test('reaches the office with all that was filled in, and is confirmed', async () => {
    const [artist] = world.agency.services.readModel.current().catalogue.artists
    const collection = await world.save({ [`${world.imageIds[0]}`]: 'Dieses zuerst' })
    const form = anEnquiry({
      email: 'Katrin+Heft@Maler.example',
      company: 'Verlag & Söhne',
      telephone: '+49 40 123',
      project: 'illustration',
      usage: 'Print und Web\nDACH, zwei Jahre',
      deadline: 'Mitte Oktober',
      budget: 'medium',
      to: String(artist?.id),
      collection,
    })
    form.append('attachment', aPicture('entwürfe/größe & <1>.jpg'))
    form.append('attachment', PDF)
    const answer = await world.post('contact', form)
    expect(answer.status).toBe(201)
    const { id }: { id: string } = await answer.json()
    const number = id.slice(0, 8).toUpperCase()
    const [office, confirmation] = await world.received()
    expect(office?.to).toEqual(['hallo@zeichner.example'])
    expect(office?.mail).toMatchObject({
      subject: `Anfrage ${number}: Katrin Lorenzen, Illustration`,
      from: { value: [{ name: 'Die Zeichner', address: 'website@zeichner.example' }] },
      replyTo: { value: [{ name: '', address: 'Katrin+Heft@maler.example' }] },
    })
    for (const part of [office?.mail.html || '', office?.mail.text ?? '']) {
      for (const text of ['Katrin Lorenzen', 'Katrin+Heft@maler.example', '+49 40 123', 'Illustration'])
        expect(part).toContain(text)
      for (const text of ['DACH, zwei Jahre', 'Mitte Oktober', '1.000 bis 3.000 Euro', artist?.name ?? '?'])
        expect(part).toContain(text)
      for (const text of ['Dieses zuerst', `/auswahl?id=${collection}`, 'briefing.pdf'])
        expect(part).toContain(text)
    }
    expect(office?.mail.text).toContain('Verlag & Söhne')
    expect(office?.mail.html).toContain('größe &amp; _1_.jpg')
    const attached = office?.mail.attachments.filter(({ related }) => !related) ?? []
    expect(attached.map(({ filename }) => filename)).toEqual(['größe & _1_.jpg', 'briefing.pdf'])
    expect((await sharp(attached[0]?.content).metadata()).exif).toBeUndefined()
    expect(confirmation?.to).toEqual(['Katrin+Heft@maler.example'])
    expect(confirmation?.mail).toMatchObject({
      subject: `Ihre Anfrage ist angekommen (${number})`,
      replyTo: { value: [{ address: 'hallo@zeichner.example' }] },
    })
    expect(confirmation?.mail.text).toContain('Guten Tag Katrin Lorenzen,')
    for (const email of [office, confirmation]) expect(email?.mail.text).toContain(`Nummer: ${number}`)
    expect(confirmation?.mail.text).toContain('Eilt es? Sie erreichen uns unter 040')
    expect(await world.inInbox()).toEqual([])
  })

  test('is confirmed in English to who asked in English, as a form or as JSON', async () => {
    const json = JSON.stringify({ ...Object.fromEntries(anEnquiry({ lang: 'en' })), terms: true })
    expect((await world.post('contact', json, { 'Content-Type': 'application/json' })).status).toBe(201)
    const form = new URLSearchParams(
      [...anEnquiry({ lang: 'en' })].map(([name, value]) => [name, `${value}`]),
    )
    expect((await world.post('contact', form)).status).toBe(201)
    const subjects = (await world.received()).map(({ mail }) => mail.subject ?? '')
    expect(subjects.filter((subject) => subject.startsWith('Your enquiry has arrived'))).toHaveLength(2)
  })

  test('without files is in the database when it is acknowledged, and never in the inbox', async () => {
    const { database } = world.agency.services
    const { id } = await (await world.post('contact', anEnquiry())).json()
    expect(await findEnquiry(database.db, id)).not.toBeNull()
    expect(await world.inInbox()).toEqual([])
    expect(await world.received()).toHaveLength(2)
  })

  test('sent twice is one: the same id, and each e-mail once', async () => {
    const form = anEnquiry()
    form.append('attachment', aPicture())
    const answers = await Promise.all([world.post('contact', form), world.post('contact', form)])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    await world.ingested()
    const again = await (await world.post('contact', form)).json()
    expect(new Set([...ids, again.id]).size).toBe(1)
    expect(await world.received()).toHaveLength(2)
  })

  test('of which a program filled in the field that people do not see is answered and forgotten', async () => {
    const answer = await world.post('contact', anEnquiry({ homepage: 'https://spam.example' }))
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ])
    expect(await world.received()).toEqual([])
    expect(await world.inInbox()).toEqual([])
  })

  test('has tags, formulas and links shown as text, sends no links to its sender, and no words in headers but a name in the office’s subject', async () => {
    const evil = '<script>alert(1)</script> =HYPERLINK("https://spam.example") https://spam.example'
    await world.post('contact', anEnquiry({ name: '=cmd|calc <b>x</b>', company: evil, message: evil }))
    const [office, confirmation] = await world.received()
    for (const email of [office, confirmation]) {
      expect(email?.mail.html).not.toContain('<script>')
      expect(email?.mail.html).not.toContain('<b>x</b>')
    }
    const [headers = ''] = confirmation?.raw.split('\r\n\r\n') ?? []
    expect(headers).not.toMatch(/cmd|calc|spam|script/)
    const [ours = ''] = office?.raw.split('\r\n\r\n') ?? []
    expect(ours.replace(/^Subject: Anfrage [0-9A-F]{8}: =cmd\|calc <b>x<\/b>\r\n/m, '')).not.toMatch(
      /cmd|calc|spam|script/,
    )
    expect(office?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(confirmation?.raw).not.toContain('spam.example')
  })

  test('leaves no address and no words in the log', async () => {
    world.mail.answerRecipients(550)
    await world.post('contact', anEnquiry({ name: 'Unverwechselbar', message: 'Geheimprojekt' }))
    await world.received()
    expect(JSON.stringify(world.agency.logged())).not.toMatch(/maler\.example|Unverwechselbar|Geheimprojekt/)
  })
})

describe('an application', () => {
  test('reaches the office with its works', async () => {
    const [style] = world.agency.services.readModel.current().catalogue.galleries
    const form = anApplication({ website: 'www.pinsel.example', styles: String(style?.id), lang: 'en' })
    for (let at = 0; at < 5; at++) form.append('attachment', aPicture(`${at}.jpg`))
    const answer = await world.post('artist-application', form)
    expect(answer.status).toBe(201)
    const [office, confirmation] = await world.received()
    expect(office?.mail.subject).toMatch(/^Bewerbung [0-9A-F]{8}: Kim Pinsel$/)
    expect(office?.mail.attachments).toHaveLength(5)
    for (const text of ['www.pinsel.example', style?.germanDescription ?? '?', 'Ich zeichne'])
      expect(office?.mail.text).toContain(text)
    // Artists are asked not to call before they have heard from us.
    for (const part of [confirmation?.mail.text, confirmation?.mail.html])
      expect(part).not.toMatch(/66969|urgent/)
    expect(confirmation?.mail.subject).toMatch(/^Your application has arrived \([0-9A-F]{8}\)$/)
  })
})
