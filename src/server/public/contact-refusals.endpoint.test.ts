import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anApplication, anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { aPainting, HEIC_PHOTO } from '#tests/pictures.ts'

const MEGABYTE = 1024 * 1024

let world: FormAgency
let jpeg: Buffer<ArrayBuffer>

beforeAll(async () => {
  world = await openFormAgency()
  jpeg = Buffer.from(await aPainting(300, 200).jpeg().toBuffer())
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.received.length = 0
})

/** Checks that a refused form has no effect. */
async function nothingCame(): Promise<void> {
  expect(await world.received()).toEqual([])
  expect(await world.inInbox()).toEqual([])
}

function withFiles(form: FormData, ...files: File[]): FormData {
  for (const file of files) form.append('attachment', file)
  return form
}

function aFile(bytes: BlobPart = jpeg, name = 'bild.jpg'): File {
  return new File([bytes], name, { type: 'image/jpeg' })
}

describe('a wrong field is named, and nothing is sent', () => {
  test.each([
    ['name', ''],
    ['name', ' '],
    ['name', 'a'.repeat(101)],
    ['name', 'Katrin\r\nBcc: c@d.example'],
    ['name', 'Katrin\0'],
    ['name', 'Katrin\u202elmth'],
    ['name', 'Katrin\u2028x'],
    ['email', ''],
    ['email', 'a@b@c'],
    ['email', 'user@good(x)evil'],
    ['email', '"quoted part"@maler.example'],
    ['email', 'a@b.example, c@d.example'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', 'a@b.example\0'],
    ['email', `${'a'.repeat(65)}@maler.example`],
    ['email', `a@${'b'.repeat(300)}.example`],
    ['email', 'a@127.0.0.1'],
    ['company', 'a'.repeat(151)],
    ['company', 'a\nb'],
    ['telephone', '1'.repeat(41)],
    ['project', 'painting'],
    ['to', '0'],
    ['to', '999999'],
    ['to', 'everybody'],
    ['usage', 'a'.repeat(501)],
    ['deadline', 'a'.repeat(101)],
    ['budget', '1 Euro'],
    ['message', ''],
    ['message', ' \r\n\t'],
    ['message', 'a'.repeat(5_001)],
    ['message', 'a'.repeat(70_000)],
    ['collection', '../../etc/passwd'],
    ['terms', ''],
    ['terms', 'off'],
  ])('%s %j', async (field, value) => {
    const answer = await world.post('contact', anEnquiry({ [field]: value }))
    const { error } = await answer.json()
    expect([answer.status, error.code, Object.keys(error.fields)]).toEqual([422, 'invalid', [field]])
    expect(error.fields[field]).toMatch(/^(?:Bitte|Diese) .+\.$/)
    await nothingCame()
  })

  test.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'mailto:a@b.example'],
    ['website', 'pinsel'],
    ['website', `https://pinsel.example/${'a'.repeat(300)}`],
    ['styles', '999999'],
    ['styles', 'all'],
    ['statement', ''],
    ['statement', 'a'.repeat(3_001)],
    ['rights', ''],
    ['town', 'a'.repeat(101)],
  ])('of an application: %s %j', async (field, value) => {
    const works = Array.from({ length: 5 }, () => aFile())
    const answer = await world.post(
      'artist-application',
      withFiles(anApplication({ [field]: value }), ...works),
    )
    const { error } = await answer.json()
    expect([answer.status, Object.keys(error.fields)]).toEqual([422, [field]])
    await nothingCame()
  })

  test('all of them at once, in English', async () => {
    const answer = await world.post(
      'contact',
      JSON.stringify({ lang: 'en', name: [], email: {}, message: 1 }),
      {
        'Content-Type': 'application/json',
      },
    )
    const { error } = await answer.json()
    expect(Object.keys(error.fields).toSorted()).toEqual(['email', 'message', 'name', 'terms'])
    expect(error.fields.name).toBe('Please enter your name.')
  })
})

describe('a wrong file is named, and nothing is sent', () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 7)])
  test.each([
    ['a ZIP called JPG', () => aFile(zip)],
    ['half a picture', () => aFile(jpeg.subarray(0, jpeg.length / 2))],
    ['an SVG', () => aFile('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a.svg')],
    ['HTML called PDF', () => aFile('<html><script>alert(1)</script></html>', 'a.pdf')],
    ['an empty file', () => aFile('', 'leer.jpg')],
  ])('%s', async (_, file) => {
    const answer = await world.post('contact', withFiles(anEnquiry(), aFile(), file()))
    const { error } = await answer.json()
    expect([answer.status, Object.keys(error.fields)]).toEqual([422, ['attachment']])
    await nothingCame()
  })

  test.each([
    ['6 files', () => Array.from({ length: 6 }, () => aFile()), 'höchstens 5'],
    [
      'half a photo of a telephone',
      () => [aFile(), aFile(HEIC_PHOTO.subarray(0, 1_500), 'halb.heic')],
      'oder beschädigt: halb.heic.',
    ],
    ['30 MB', () => [aFile(new Uint8Array(30 * MEGABYTE))], '20 MB'],
  ])('%s', async (_, files, text) => {
    const form = withFiles(anEnquiry(), ...files())
    const { error } = await (await world.post('contact', form)).json()
    expect(error.fields.attachment).toContain(text)
    await nothingCame()
  })

  test.each([
    ['4 works', () => Array.from({ length: 4 }, () => aFile()), 'mindestens 5'],
    ['11 works', () => Array.from({ length: 11 }, () => aFile()), 'höchstens 10'],
    [
      'a PDF among them',
      () => [...Array.from({ length: 4 }, () => aFile()), aFile('%PDF-1.4 %%EOF', 'mappe.pdf')],
      'Kein Bild oder beschädigt: mappe.pdf.',
    ],
    [
      'half a photo of a telephone among them',
      () => [...Array.from({ length: 4 }, () => aFile()), aFile(HEIC_PHOTO.subarray(0, 1_500), 'halb.heic')],
      'Kein Bild oder beschädigt: halb.heic.',
    ],
    [
      'one of 6 MB',
      () => [...Array.from({ length: 4 }, () => aFile()), aFile(new Uint8Array(6 * MEGABYTE), 'plakat.jpg')],
      'Größer als 5 MB: plakat.jpg.',
    ],
  ])('of an application: %s', async (_, files, text) => {
    const form = withFiles(anApplication(), ...files())
    const { error } = await (await world.post('artist-application', form)).json()
    expect(error.fields.attachment).toContain(text)
    await nothingCame()
  })
})

describe('what is no form at all', () => {
  test.each([
    ['plain text', 'name=x', 'text/plain', 400],
    ['no type', 'name=x', '', 400],
    ['a boundary that is missing', '--x\r\n\r\n--x--', 'multipart/form-data', 400],
    [
      'another boundary',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      'multipart/form-data; boundary=y',
      400,
    ],
    [
      'an end that is missing',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['10,000 parts without a name', '--x\r\n\r\n\r\n'.repeat(10_000), 'multipart/form-data; boundary=x', 413],
    ['broken JSON', '{"name"', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    [
      '10,000 fields',
      new URLSearchParams(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, '1'])).toString(),
      'application/x-www-form-urlencoded',
      413,
    ],
    ['256 kB of one field', 'a&'.repeat(128 * 1024), 'application/x-www-form-urlencoded', 413],
    ['a list of 100,000', JSON.stringify({ images: Array(100_000).fill(1) }), 'application/json', 413],
    ['300 kB without files', `message=${'a'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s', async (_, body, type, status) => {
    const answer = await world.post('contact', new Blob([body]), { 'Content-Type': type })
    expect(answer.status).toBe(status)
    await nothingCame()
  })

  test('10,000 fields in parts: 413', async () => {
    const form = new FormData()
    for (let at = 0; at < 10_000; at++) form.append(`f${at}`, '1')
    expect((await world.post('contact', form)).status).toBe(413)
    await nothingCame()
  })

  test('a page of another site: 403', async () => {
    expect((await world.post('contact', anEnquiry(), { Origin: 'https://elsewhere.example' })).status).toBe(
      403,
    )
    await nothingCame()
  })

  test('another method: 405', async () => {
    expect((await world.agency.get('/illusde/api/contact')).status).toBe(405)
  })

  test('an upload that ends in its middle leaves nothing behind', async () => {
    const { hostname, port } = new URL(world.agency.address)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const part = 'Content-Disposition: form-data; name="attachment"; filename="a.jpg"'
    socket.write(
      `POST /illusde/api/contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\n${part}\r\n\r\n${'a'.repeat(200_000)}`,
    )
    await expect.poll(() => world.inInbox()).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => world.inInbox()).toEqual([])
    await nothingCame()
  })
})
