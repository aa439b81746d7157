import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readMetadata } from './read-metadata.server.ts'

const readFixture = (name: string) => readMetadata(readFileSync(`tests/metadata/${name}`))
const NONE = { de: '', en: '', any: '' }
const NOTHING = {
  titles: NONE,
  altTexts: NONE,
  descriptions: NONE,
  keywords: [],
  creators: [],
  copyright: '',
  year: null,
}

describe('what exiftool or exiv2 wrote is read:', () => {
  test.each([
    [
      'iptc-xmp.jpg',
      {
        titles: { de: 'Nachtwal', en: 'Night whale', any: '' },
        altTexts: { ...NONE, de: 'Ein blauer Wal unter weißem Mond' },
        descriptions: {
          de: 'Ein Wal schwimmt nachts unter dem Mond.',
          en: 'A whale swims under the moon at night.',
          any: '',
        },
        keywords: ['Wal', 'Mond', 'Meer'],
        creators: ['Jörg Müller'],
        copyright: '© 2024 Jörg Müller',
        year: 2024,
      },
    ],
    [
      'iptc-latin1.jpg',
      {
        titles: { ...NONE, any: 'Möwen über dem Fluß' },
        descriptions: { ...NONE, any: 'Drei Möwen fliegen über den Fluß.' },
        keywords: ['Möwe', 'Fluß'],
        creators: ['Zoë Brandt'],
        copyright: '(c) Agentur Nord',
        year: 2019,
      },
    ],
    [
      'exif.jpg',
      {
        descriptions: { ...NONE, any: 'A lighthouse by the sea' },
        creators: ['by Kim Okafor'],
        copyright: 'Kim Okafor',
        year: 2021,
      },
    ],
    [
      'exiv2.jpg',
      {
        titles: { ...NONE, de: 'Hafen bei Nacht' },
        keywords: ['Hafen', 'Boot'],
        creators: ['Studio Nord'],
        year: 2018,
      },
    ],
    [
      'xmp.png',
      {
        titles: { ...NONE, any: 'The fox and the moon' },
        keywords: ['fox', 'moon'],
        creators: ['anna.weber'],
        year: 2023,
      },
    ],
    [
      'xmp.webp',
      {
        titles: { ...NONE, de: 'Fuchs im Wald' },
        keywords: ['Fuchs', 'Wald'],
        creators: ['Weber, Anna'],
        year: 2020,
      },
    ],
    ['iptc-xmp.tif', { titles: { ...NONE, en: 'Harbour' }, keywords: ['harbour'], creators: ['Anna Weber'] }],
    ['xmp.avif', { titles: { ...NONE, de: 'Leuchtturm' }, creators: ['Anna Weber'] }],
    ['xmp.heic', { titles: { ...NONE, de: 'Telefonwal' }, creators: ['Anna Weber'] }],
  ])('%s', async (name, expected) => {
    expect(await readFixture(name)).toEqual({ ...NOTHING, ...expected })
  })
})

/** A JPEG whose XMP has this inside its description. */
async function withXmp(inside: string, attributes = ''): Promise<Buffer> {
  const packet = packetOf(inside, attributes)
  return segmentInto(await aSheet(), 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`))
}

function packetOf(inside: string, attributes = ''): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><rdf:Description rdf:about=""
    ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
}

const aSheet = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()

/** The JPEG with one more segment at its start, whose length is said to be this. */
function segmentInto(jpeg: Buffer, marker: number, body: Buffer, length = body.length + 2): Buffer {
  const head = Buffer.from([0xff, marker, length >> 8, length & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Records of IPTC in Photoshop's block, as programs wrote them before they named a character set. */
async function withIptc(
  records: readonly [number, Buffer][],
  marked: readonly number[] = [],
): Promise<Buffer> {
  const body = records.flatMap(([type, value], at) => [
    Buffer.from([0x1c, 2, type, value.length >> 8, marked[at] ?? value.length & 0xff]),
    value,
  ])
  const iim = Buffer.concat(body)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(iim.length)
  const block = [Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0', 'latin1'), size, iim]
  return segmentInto(
    await aSheet(),
    0xed,
    Buffer.concat(iim.length % 2 ? [...block, Buffer.alloc(1)] : block),
  )
}

const titleIn = (text: string) =>
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`

describe('a file', () => {
  test('without metadata says nothing', async () => {
    expect(await readMetadata(await aSheet())).toBeNull()
    expect(await readMetadata(Buffer.from('no picture'))).toBeNull()
  })

  test.each([
    ['2024-03-07T10:00:00+01:00', 2024],
    ['2024:03:07 10:00:00', 2024],
    ['20240307', 2024],
    ['07.03.2024', 2024],
    ['March 7, 2024', 2024],
    ['2024', 2024],
    ['0000:00:00 00:00:00', null],
    ['1709805600000', null],
    ['gestern', null],
  ])('with the date %s is of the year %s', async (date, year) => {
    const bytes = await withXmp(titleIn('Wal'), `photoshop:DateCreated="${date}"`)
    expect((await readMetadata(bytes))?.year).toBe(year)
  })

  test('gives its texts without controls, line breaks, turned directions, addresses or markup that counts', async () => {
    const bytes = await withXmp(titleIn('  Der\r\nWal \u202Egnp.exe, a.b@c.example &lt;b&gt;&#x7;  '))
    expect((await readMetadata(bytes))?.titles.any).toBe('Der Wal gnp.exe <b>')
  })

  test('with texts in other languages keeps those that the site speaks', async () => {
    const languages = ['fr', 'de-CH', 'en_GB', 'en-US']
    const texts = languages.map((lang) => `<rdf:li xml:lang="${lang}">${lang}</rdf:li>`)
    const bytes = await withXmp(`<dc:title><rdf:Alt>${texts.join('')}</rdf:Alt></dc:title>`)
    expect((await readMetadata(bytes))?.titles).toEqual({ de: 'de-CH', en: 'en_GB', any: '' })
  })

  test('with too much of everything is cut', async () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `<rdf:li>w${at}</rdf:li>`).join('')
    const bytes = await withXmp(`<dc:subject><rdf:Bag>${words}</rdf:Bag></dc:subject>`)
    expect((await readMetadata(bytes))?.keywords).toHaveLength(60)
    const long = await withXmp(titleIn('wal '.repeat(5_000)))
    expect((await readMetadata(long))?.titles.any).toHaveLength(199)
  })

  test('with megabytes of metadata says nothing, and one with 30,000 keywords is read', async () => {
    const bag = (count: number) =>
      `<dc:subject><rdf:Bag>${'<rdf:li>Wal</rdf:li>'.repeat(count)}</rdf:Bag></dc:subject>`
    const write = (inside: string) =>
      sharp(readFileSync('tests/metadata/xmp.png')).withXmp(packetOf(inside)).webp().toBuffer()
    expect(await readMetadata(await write(bag(500_000)))).toBeNull()
    expect((await readMetadata(await write(bag(30_000))))?.keywords).toEqual(['Wal'])
  })

  test('that declares entities is not read there, and one with broken XML neither', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]>`
    const bytes = segmentInto(
      await aSheet(),
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0${bomb}<rdf:RDF>&b;</rdf:RDF>`),
    )
    expect(await readMetadata(bytes)).toBeNull()
    expect(await readMetadata(await withXmp('<dc:title><rdf:Alt>'))).toBeNull()
  })

  test('with an announced second part of its XMP gives what is in the first', async () => {
    const bytes = await withXmp(
      titleIn('Wal'),
      'xmlns:n="http://ns.adobe.com/xmp/note/" n:HasExtendedXMP="AB"',
    )
    const second = Buffer.from(
      `http://ns.adobe.com/xmp/extension/\0${'AB'.repeat(16)}\0\0\0\x09\0\0\0\0<x></x`,
    )
    expect((await readMetadata(segmentInto(bytes, 0xe1, second)))?.titles.any).toBe('Wal')
  })

  test('with IPTC in UTF-8 or Latin-1 that names neither is read', async () => {
    for (const coding of ['utf8', 'latin1'] as const)
      expect((await readMetadata(await withIptc([[5, Buffer.from('Möwe', coding)]])))?.titles.any).toBe(
        'Möwe',
      )
  })

  test('with wrong lengths gives what can be read, and never fails', async () => {
    const value = Buffer.from('Wal')
    await expect(readMetadata(await withIptc([[5, value]], [250]))).resolves.toBeDefined()
    await expect(readMetadata(segmentInto(await aSheet(), 0xe1, value, 60_000))).resolves.toBeDefined()
    const whole = readFileSync('tests/metadata/iptc-xmp.jpg')
    for (let cut = 0; cut < whole.length; cut += 97)
      await expect(readMetadata(whole.subarray(0, cut))).resolves.toBeDefined()
  })
})
