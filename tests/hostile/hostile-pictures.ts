import { gzipSync } from 'node:zlib'
import { seededChance } from '#scripts/kill-test/seeded-random.ts'
import { anAnimation, aPainting, readHeic } from '#tests/pictures.ts'

/** A malicious file; `kind` says how it was changed. */
export type HostileFile = { kind: string; name: string; bytes: Buffer }

type Random = () => number
type Change = (bytes: Buffer, random: Random, others: readonly Buffer[]) => Buffer

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const MOST_FLIPS = 24
/** The part of a file in which formats have their sizes and counts. */
const HEAD_BYTES = 160
/** Less has no place for a number of four bytes behind a mark. */
const SHORTEST_TO_CHANGE = 6

/** Each group contains the former one ten times: a billion characters to render, from less than 3 kB. */
export function aSlowDrawing(depth = 9, size = 900): Buffer {
  const nested = Array.from(
    { length: depth },
    (_, at) => `<g id="g${at + 1}">${`<use xlink:href="#g${at}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(
    `<svg ${XMLNS} width="9000" height="9000"><defs><text id="g0" font-size="${size}">Zeichner</text>${nested.join('')}</defs><use xlink:href="#g${depth}"/></svg>`,
  )
}

const CHANGES: Record<string, Change> = {
  'bits flipped': (bytes, random) => {
    const changed = Buffer.from(bytes)
    for (let flips = 1 + below(random, MOST_FLIPS); flips > 0; flips--) {
      const at = below(random, changed.length)
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << below(random, 8)), at)
    }
    return changed
  },
  'a head that lies': (bytes, random) => {
    const changed = Buffer.from(bytes)
    const at = Math.min(2 + below(random, HEAD_BYTES), changed.length - 4)
    changed.writeUInt32BE(pick(random, [0, 1, 0x7fff_ffff, 0xffff_ffff, 0x0000_ffff, 0xffff_0000]), at)
    return changed
  },
  'cut off': (bytes, random) => bytes.subarray(0, 1 + below(random, bytes.length)),
  'a hole': (bytes, random) => {
    const changed = Buffer.from(bytes)
    const from = below(random, changed.length)
    return changed.fill(pick(random, [0, 0xff]), from, Math.min(changed.length, from + below(random, 2_000)))
  },
  'a part twice': (bytes, random) => {
    const from = below(random, bytes.length)
    const part = bytes.subarray(from, from + below(random, 4_000))
    return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
  },
  'two files in one': (bytes, random, others) => {
    const cut = below(random, bytes.length)
    const other = pick(random, others)
    return Buffer.concat([bytes.subarray(0, cut), other.subarray(below(random, other.length))])
  },
  'noise behind a head': (bytes, random) => {
    const noise = Buffer.from(Array.from({ length: 600 }, () => below(random, 256)))
    return Buffer.concat([bytes.subarray(0, 12 + below(random, 40)), noise])
  },
  'a drawing behind a head': (bytes, random) =>
    Buffer.concat([bytes.subarray(0, 4 + below(random, 12)), aSlowDrawing()]),
}

/** The bytes changed in one of the ways above, always alike for the same seed. */
export function damage(bytes: Buffer, way: number, seed: number): Buffer {
  const changes = Object.values(CHANGES)
  const change = changes[way % changes.length]
  return change && bytes.length > SHORTEST_TO_CHANGE ? change(bytes, seededChance(seed), [bytes]) : bytes
}

/**
 * The given number of files, reproducible by the seed: drawings that take minutes to render, files that claim to be huge,
 * other formats, the found pictures of others, and valid pictures that were corrupted in one of eight ways.
 */
export async function makeHostilePictures(
  count: number,
  seed: number,
  found: readonly { name: string; bytes: Buffer }[] = [],
): Promise<HostileFile[]> {
  const random = seededChance(seed)
  const good = [...(await makeGoodPictures()), ...found]
  const strangeFiles = [...makeStrangers(), ...found.map((file) => ({ kind: 'of a package', ...file }))]
  const others = good.map(({ bytes }) => bytes)
  const ways = Object.entries(CHANGES)
  const files = Array.from({ length: count }, (_, at): HostileFile => {
    const stranger = at % 6 === 0 ? strangeFiles[(at / 6) % strangeFiles.length] : undefined
    if (stranger) return stranger
    const [kind, change] = pick(random, ways)
    const { name, bytes } = pick(random, good)
    return { kind, name, bytes: change(bytes, random, others) }
  })
  return files.filter(({ bytes }) => bytes.length > 0)
}

/** Every accepted format, also in unusual variants. */
export async function makeGoodPictures(): Promise<{ name: string; bytes: Buffer }[]> {
  const paint = () => aPainting(220, 160)
  const making: Record<string, Promise<Buffer>> = {
    'plain.jpg': paint().jpeg().toBuffer(),
    'progressive.jpg': paint().jpeg({ progressive: true }).toBuffer(),
    'cmyk.jpg': paint().toColourspace('cmyk').jpeg().toBuffer(),
    'turned.jpg': paint().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'plain.png': paint().png().toBuffer(),
    'interlaced.png': paint().ensureAlpha(0.5).png({ progressive: true }).toBuffer(),
    'deep.png': paint().toColourspace('rgb16').png().toBuffer(),
    'palette.png': paint().png({ palette: true }).toBuffer(),
    'plain.webp': paint().webp().toBuffer(),
    'lossless.webp': paint().webp({ lossless: true }).toBuffer(),
    'plain.gif': paint().gif().toBuffer(),
    'moving.gif': anAnimation(120, 80, [100, 100, 100, 100]),
    'plain.avif': paint().avif({ effort: 0 }).toBuffer(),
    'plain.heic': Promise.resolve(readHeic('plain')),
    'clear.heic': Promise.resolve(readHeic('clear')),
    'plain.tiff': paint().tiff().toBuffer(),
    'tiles.tiff': paint().tiff({ tile: true, compression: 'lzw' }).toBuffer(),
    'pyramid.tiff': paint().tiff({ pyramid: true, tile: true, bigtiff: true }).toBuffer(),
  }
  return Promise.all(Object.entries(making).map(async ([name, bytes]) => ({ name, bytes: await bytes })))
}

/** Files of other formats, and files that only begin like an accepted one. */
function makeStrangers(): HostileFile[] {
  const latin = (text: string) => Buffer.from(text, 'latin1')
  const drawing = aSlowDrawing()
  const outside = `<svg ${XMLNS}><image xlink:href="file:///etc/passwd"/><image xlink:href="http://127.0.0.1:9/"/></svg>`
  const entities = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'z'.repeat(99)}">]><svg ${XMLNS}><text>${'&a;'.repeat(999)}</text></svg>`
  const filters = `<svg ${XMLNS} width="9999" height="9999"><filter id="f"><feGaussianBlur stdDeviation="4000"/></filter><rect width="9999" height="9999" filter="url(#f)"/></svg>`
  const strangers: Record<string, Buffer> = {
    'bomb.svg': drawing,
    'packed.svgz': gzipSync(drawing),
    'declared.svg': Buffer.concat([latin('<?xml version="1.0"?>\n'), drawing]),
    'outside.svg': latin(outside),
    'entities.svg': latin(entities),
    'filters.svg': latin(filters),
    'bomb.png': drawing,
    'huge.gif': latin(
      'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
    ),
    'circle.tiff': latin('II*\0\x08\0\0\0\x01\0\0\x01\x03\0\x01\0\0\0\xff\xff\0\0\x08\0\0\0'),
    'document.pdf': latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
    'script.gif': latin('GIF89a<script>alert(1)</script>'),
    'page.html': latin('<!doctype html><script>alert(1)</script>'),
    'program.exe': latin(`MZ${'\0'.repeat(62)}%PDF-1.7 %%EOF`),
    'photo.heic': latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'layers.psd': latin('8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\x75\x30\0\0\x75\x30\0\x08\0\x03'),
    'bitmap.bmp': latin('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\xff\xff\0\0\xff\xff\0\0\x01\0\x18\0'),
    'zeros.jpg': Buffer.alloc(5_000),
    'one.jpg': latin('\xff\xd8\xff'),
    'script.ps': latin('%!PS\n{} loop'),
    'raw.v': latin('\xb6\xa6\xf2\x08\xff\xff\0\0\xff\xff\0\0'),
  }
  return Object.entries(strangers).map(([name, bytes]) => ({ kind: 'no picture', name, bytes }))
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}
