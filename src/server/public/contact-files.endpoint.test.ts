import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anApplication, anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { anAnimation, aPainting, HEIC_PHOTO } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'

const PDF = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'
const HTML = '<html><script>alert(1)</script></html>'
/** Far enough behind the end that no reader takes it for one. */
const FAR = ' '.repeat(1024)

const Accepted = z.object({ id: z.string() })
const Files = z.object({ Files: z.array(z.object({ Name: z.string(), ContentType: z.string() })) })

/** Names on a visitor's disk, and the names under which the files are shown. */
const NAMES = [
  ['Größe & Übersicht.jpg', 'Größe & Übersicht.jpg'],
  ['entwurf.v2.final.jpg', 'entwurf.v2.final.jpg'],
  ['motiv.com.jpg', 'motiv.com.jpg'],
  ['Foto\u202egpj\u200f (1).jpg', 'Fotogpj (1).jpg'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(200)}.jpg`],
] as const

let world: FormAgency
let gif: Buffer
let jpeg: Buffer<ArrayBuffer>
let tiff: Buffer

beforeAll(async () => {
  world = await openFormAgency()
  gif = await anAnimation(40, 30, [100, 100])
  jpeg = Buffer.from(await aPainting(40, 30).jpeg().toBuffer())
  tiff = await aPainting(40, 30).tiff().toBuffer()
  return () => world[Symbol.asyncDispose]()
})

// The e-mails of an earlier test are sent before the next test begins.
beforeEach(async () => {
  await world.received()
  world.mail.received.length = 0
})

function send(bytes: Uint8Array | string, name: string): Promise<Response> {
  const form = anEnquiry()
  form.append('attachment', new File([Buffer.from(bytes)], name))
  return world.post('contact', form)
}

async function takenIn(bytes: Uint8Array | string, name: string): Promise<string> {
  const { id } = Accepted.parse(await (await send(bytes, name)).json())
  await world.ingested()
  return `/illusde/api/admin/enquiries/${id}`
}

/** The first 64 bytes of a program of Windows. */
function aProgram(): Buffer {
  return Buffer.concat([Buffer.from('MZ'), Buffer.alloc(62, 0x90)])
}

describe('what a file is, its first bytes say: nothing is sent that is one thing here and another there', () => {
  test.each([
    ['a program with a PDF at 64', () => Buffer.concat([aProgram(), Buffer.from(PDF)]), 'Briefing.exe'],
    ['a ZIP with a PDF in it', () => Buffer.from(`PK\x03\x04${PDF}`, 'latin1'), 'a.pdf'],
    ['a page with a PDF in it', () => Buffer.from(`${HTML}${PDF}`), 'a.pdf'],
    ['a script with a PDF in it', () => Buffer.from(`#!/bin/sh\n${PDF}`), 'a.pdf'],
    ['the head of a GIF with a PDF in it', () => Buffer.from(`GIF89a${PDF}`), 'a.pdf'],
    ['a mark of byte order before a PDF', () => Buffer.from(`\ufeff${PDF}`), 'a.pdf'],
    ['a line break before a PDF', () => Buffer.from(`\n${PDF}`), 'a.pdf'],
    ['a PDF without a version', () => Buffer.from('%PDF-x\n%%EOF'), 'a.pdf'],
    ['a PDF without an end', () => Buffer.from('%PDF-1.7\n'), 'a.pdf'],
    ['a PDF and a page far behind it', () => Buffer.from(`${PDF}${FAR}${HTML}`), 'a.pdf'],
  ])('%s', async (_, bytes, name) => {
    const answer = await send(bytes(), name)
    expect([answer.status, await world.inInbox()]).toEqual([422, []])
  })
})

describe('a file comes to staff under the ending of what it is, as a download that nothing runs', () => {
  test.each([
    ['a PDF called a program', () => Buffer.from(PDF), 'Briefing.exe', 'Briefing.pdf', 'application/pdf'],
    ['a PDF called a page', () => Buffer.from(PDF), 'Briefing.html', 'Briefing.pdf', 'application/pdf'],
    ['a PDF and a page behind it', () => Buffer.from(PDF + HTML), 'a.html', 'a.pdf', 'application/pdf'],
    [
      'a GIF and a PDF behind it',
      () => Buffer.concat([gif, Buffer.from(PDF)]),
      'a.pdf',
      'a.gif',
      'image/gif',
    ],
    ['a JPEG called a program', () => jpeg, 'Foto.jpg.scr', 'Foto.jpg', 'image/jpeg'],
    ['a TIFF', () => tiff, 'Scan.tif', 'Scan.jpg', 'image/jpeg'],
    ['a photo of a telephone', () => HEIC_PHOTO, 'IMG_0001.HEIC', 'IMG_0001.jpg', 'image/jpeg'],
    ['a name turned round', () => jpeg, 'Foto\u202egpj.exe', 'Fotogpj.jpg', 'image/jpeg'],
    ['a device', () => Buffer.from(PDF), 'nul.pdf', '_nul.pdf', 'application/pdf'],
    [
      'a name of 300 letters',
      () => Buffer.from(PDF),
      `${'x'.repeat(300)}.exe`,
      `${'x'.repeat(200)}.pdf`,
      'application/pdf',
    ],
  ])('%s', async (_, bytes, name, shown, type) => {
    const path = await takenIn(bytes(), name)
    const { Files: files } = Files.parse(await (await world.agency.get(path, AS_STAFF)).json())
    expect(files).toEqual([expect.objectContaining({ Name: shown, ContentType: type })])
    const { headers } = await world.agency.get(`${path}/files/0`, AS_STAFF)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${shown}"; filename*=UTF-8''${shown}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  test('what lay behind the end of a picture is gone', async () => {
    const path = await takenIn(Buffer.concat([gif, Buffer.from(PDF)]), 'a.gif')
    const download = await world.agency.get(`${path}/files/0`, AS_STAFF)
    const bytes = Buffer.from(await download.arrayBuffer())
    expect([bytes.subarray(0, 6).toString(), bytes.includes('%PDF')]).toEqual(['GIF89a', false])
  })

  test.each([
    ['Größe: <a|b>?*.pdf', 'Gr__e_ _a_b___.pdf', 'Gr%C3%B6%C3%9Fe_%20_a_b___.pdf'],
    [
      "100 % 'gut' (neu); a=b.pdf",
      "100 _ 'gut' (neu)_ a=b.pdf",
      '100%20%25%20%27gut%27%20%28neu%29%3B%20a%3Db.pdf',
    ],
    ['🖌️.pdf', '__.pdf', '%F0%9F%96%8C%EF%B8%8F.pdf'],
  ])('the name %s is one that every disk takes', async (name, plain, encoded) => {
    const path = await takenIn(PDF, name)
    const { headers } = await world.agency.get(`${path}/files/0`, AS_STAFF)
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    )
  })

  test('also where it was stored under a name of its sender', async () => {
    const path = await takenIn(PDF, 'Briefing.pdf')
    const { db } = world.agency.services.database
    await db.execute("UPDATE enquiry_files SET name = E'CON.\\u202Ecod.exe . '")
    const { Files: files } = Files.parse(await (await world.agency.get(path, AS_STAFF)).json())
    const { headers } = await world.agency.get(`${path}/files/0`, AS_STAFF)
    expect([files[0]?.Name, headers.get('Content-Disposition')]).toEqual([
      '_CON.cod.pdf',
      `attachment; filename="_CON.cod.pdf"; filename*=UTF-8''_CON.cod.pdf`,
    ])
  })
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
