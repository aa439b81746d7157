import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anApplication, anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'

const Accepted = z.object({ id: z.string() })
const Files = z.object({ Files: z.array(z.object({ Name: z.string() })) })

/** As a visitor's disk has them, and as they are called wherever they are shown. */
const NAMES = [
  ['Größe & Übersicht.jpg', 'Größe & Übersicht.jpg'],
  ['entwurf.v2.final.jpg', 'entwurf.v2.final.jpg'],
  ['motiv.com.jpg', 'motiv.com.jpg'],
  ['Foto\u202egpj\u200f (1).jpg', 'Fotogpj (1).jpg'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(200)}.jpg`],
] as const

let world: FormAgency
let jpeg: Buffer<ArrayBuffer>

beforeAll(async () => {
  world = await openFormAgency()
  jpeg = Buffer.from(await aPainting(40, 30).jpeg().toBuffer())
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.received.length = 0
})

function withFiles(form: FormData, names: readonly string[]): FormData {
  for (const name of names) form.append('attachment', new File([jpeg], name, { type: 'image/jpeg' }))
  return form
}

async function sentWith(
  call: 'contact' | 'artist-application',
  form: FormData,
): Promise<{ id: string; office: Mail; confirmation: Mail }> {
  const { id } = Accepted.parse(await (await world.post(call, form)).json())
  const [office, confirmation] = (await world.received()).map(({ mail }) => mail)
  if (!office || !confirmation) throw new Error('Both e-mails were to be sent.')
  return { id, office, confirmation }
}
type Mail = Awaited<ReturnType<FormAgency['received']>>[number]['mail']

describe('files keep their names', () => {
  test('in the confirmation, the e-mail to the office and its attachments, the inbox and its downloads', async () => {
    const sent = NAMES.map(([name]) => name)
    const shown = NAMES.map(([, name]) => name)
    const { id, office, confirmation } = await sentWith('contact', withFiles(anEnquiry(), sent))
    const list = shown.map((name, at) => `${at + 1}. ${name}`)
    for (const { text = '', html } of [office, confirmation])
      for (const line of list) {
        expect(text).toContain(line)
        expect(html).toContain(line.replace('&', '&amp;'))
      }
    expect(office.attachments.map(({ filename }) => filename)).toEqual(shown)
    const path = `/illusde/api/admin/enquiries/${id}`
    const { Files: files } = Files.parse(await (await world.agency.get(path, AS_STAFF)).json())
    expect(files.map(({ Name }) => Name)).toEqual(shown)
    const { headers } = await world.agency.get(`${path}/files/2`, AS_STAFF)
    expect(headers.get('Content-Disposition')).toContain('filename="motiv.com.jpg"')
  })

  test('also two that have the same', async () => {
    const { office, confirmation } = await sentWith(
      'contact',
      withFiles(anEnquiry(), ['skizze.jpg', 'skizze.jpg']),
    )
    for (const { text } of [office, confirmation])
      expect(text).toMatch(/1\. skizze\.jpg\n {2}2\. skizze\.jpg/)
    expect(office.attachments.map(({ filename }) => filename)).toEqual(['skizze.jpg', 'skizze.jpg'])
  })

  test('a name that is an address with more behind it reads the same, and no mail program makes a link of it', async () => {
    const sent = ['spam.com jetzt.jpg', 'www.spam.example.jpg', 'a@spam.example, b.jpg']
    const { confirmation } = await sentWith('contact', withFiles(anEnquiry(), sent))
    const text = confirmation.text ?? ''
    for (const name of sent) expect(text.replaceAll('\u200c', '')).toContain(name)
    expect(text).not.toMatch(/spam\.(?:com|example)/)
  })
})

test('the website of who applies stands in both e-mails as it was typed, and what else looks like a link does not', async () => {
  const form = anApplication({ website: 'www.müller-pinsel.example', statement: 'Mehr auf spam.example' })
  const names = Array.from({ length: 5 }, (_, at) => `arbeit.${at}.png`)
  const { office, confirmation } = await sentWith('artist-application', withFiles(form, names))
  expect(office.text).toContain('Website: www.müller-pinsel.example\n')
  expect(confirmation.text).toContain('Website: www.müller-pinsel.example\n')
  expect(confirmation.html || '').toMatch(/<a(?![^>]*href)[^>]*>www\.müller-pinsel\.example<\/a>/)
  expect(confirmation.text).toContain('1. arbeit.0.jpg')
  for (const part of [confirmation.text, confirmation.html]) expect(part).not.toContain('spam.example')
})
