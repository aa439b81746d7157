import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { listDecoderProcesses, untilDecoding } from '#tests/decoder-processes.ts'
import { findBox, gridOf, sized, writeHeif } from '#tests/heic/heif-file.ts'
import { anAnimation, aPainting, openTestLog, readHeic } from '#tests/pictures.ts'
import { type Decoder, type DecoderLimits, FOR_STAFF, FOR_VISITORS, openDecoder } from './decoder.server.ts'

const { log, named } = openTestLog()
const opened: Decoder[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((decoder) => decoder.close()))
})

function open(limits: Partial<DecoderLimits> = {}): Decoder {
  const decoder = openDecoder(log, { ...FOR_VISITORS, workers: 1, ...limits })
  opened.push(decoder)
  return decoder
}

/** Opens a decoder and stops its only process in the middle of its work. */
async function openStopped(limits: Partial<DecoderLimits> = {}): Promise<{ decoder: Decoder; id: number }> {
  const before = listDecoderProcesses()
  const decoder = open(limits)
  expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  const id = listDecoderProcesses().find((found) => !before.includes(found))
  // Zero would stop this process and all beside it.
  if (!id) throw new Error('No process decoded that picture.')
  process.kill(id, 'SIGSTOP')
  return { decoder, id }
}

/** Long for a small picture, also on a busy machine; a stopped process is waited for so long. */
const SHORT_MS = 1_000
const aSmallPicture = aPainting(30, 20).jpeg().toBuffer()
const GOOD = { outcome: 'ok', format: 'jpeg', width: 30, height: 20, frames: 1 }
const BROKEN = { outcome: 'refused', reason: 'broken' }
const BUSY = { outcome: 'busy' }
const NO_PICTURE = { outcome: 'refused', reason: 'not-an-image' }

/** Each group holds the one before ten times: a billion letters to set from a few hundred bytes. */
const NESTED = Array.from(
  { length: 9 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
)
const SLOW_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><defs><text id="g0" font-size="900">Zeichner</text>${NESTED.join('')}</defs><use href="#g9"/></svg>`

describe('a picture is', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('told as %s', async (format) => {
    const bytes = await aPainting(300, 200).toFormat(format).toBuffer()
    expect(await open().check(bytes)).toEqual({ outcome: 'ok', format, width: 300, height: 200, frames: 1 })
  })

  test('asked what its file says, also a HEIC, and one whose metadata nobody can read', async () => {
    const decoder = open()
    const read = (name: string) => decoder.readMetadata(readFileSync(`tests/metadata/${name}`))
    expect(await read('xmp.heic')).toMatchObject({ outcome: 'decoded', value: { creators: ['Anna Weber'] } })
    expect(await read('iptc-xmp.jpg')).toMatchObject({ value: { titles: { de: 'Nachtwal' }, year: 2024 } })
    expect(await decoder.readMetadata(await aSmallPicture)).toEqual({ outcome: 'decoded', value: null })
    expect(await decoder.readMetadata(Buffer.from('no picture'))).toEqual({ outcome: 'broken' })
  })

  test('rewritten, shrunk and copied for a search', async () => {
    const decoder = open()
    const bytes = await anAnimation(300, 200, [100, 100])
    expect(await decoder.rewrite(bytes)).toMatchObject({ outcome: 'decoded', value: { ending: 'gif' } })
    const small = await decoder.shrink(bytes, 30)
    expect(small).toMatchObject({ outcome: 'decoded' })
    const copied = await decoder.copyReference(bytes)
    expect(copied).toMatchObject({ outcome: 'copied', copy: { width: 300, height: 200 } })
  })

  test('refused as broken when its pixels are damaged far behind its head', async () => {
    const bytes = await aPainting(2000, 1500).png().toBuffer()
    bytes.fill(0xff, bytes.length - 400, bytes.length - 300)
    expect(await open().check(bytes)).toEqual(BROKEN)
  })
})

describe('a process without work', () => {
  /** Decodes a picture. `listRunning` lists those of the decoder's processes that still run. */
  const openAndDecode = async (limits: Partial<DecoderLimits>) => {
    const before = listDecoderProcesses()
    const decoder = open({ idleMs: 20, ...limits })
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
    return { decoder, listRunning: () => listDecoderProcesses().filter((id) => !before.includes(id)) }
  }

  test('ends', async () => {
    const { listRunning } = await openAndDecode({ keptReady: 0 })
    await expect.poll(listRunning, { timeout: 10_000 }).toEqual([])
  })

  test('is there before the first picture where it was warmed and one is to be ready', async () => {
    const before = listDecoderProcesses()
    const decoders = [open({ workers: 2, keptReady: 1 }), open({ keptReady: 0 })]
    for (const { warm } of decoders) warm()
    const [ready, ...others] = listDecoderProcesses().filter((id) => !before.includes(id))
    expect([typeof ready, others]).toEqual(['number', []])
    expect(await decoders[0]?.check(await aSmallPicture)).toEqual(GOOD)
    expect(listDecoderProcesses().filter((id) => !before.includes(id))).toEqual([ready])
  })

  test('is replaced by a fresh one where one is to be ready, which takes the next picture', async () => {
    const { decoder, listRunning } = await openAndDecode({ workers: 2, idleMs: 1_000, keptReady: 1 })
    const worked = listRunning()
    expect(worked).toHaveLength(1)
    await expect.poll(() => listRunning().some((id) => !worked.includes(id)), { timeout: 10_000 }).toBe(true)
    const [ready] = listRunning().filter((id) => !worked.includes(id))
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
    expect(listRunning()).toEqual([ready])
  })
})

describe('what is no picture of ours', () => {
  test.each([
    ['nothing', Buffer.alloc(0), { outcome: 'refused', reason: 'empty' }],
    ['a drawing that takes minutes', Buffer.from(SLOW_DRAWING), NO_PICTURE],
    ['one that begins with a declaration', Buffer.from(`<?xml version="1.0"?>\n${SLOW_DRAWING}`), NO_PICTURE],
    ['a PDF', Buffer.from('%PDF-1.7\n'), NO_PICTURE],
    ['a JPEG 2000', Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'), NO_PICTURE],
  ])('starts no process: %s', async (_, bytes, refusal) => {
    const before = listDecoderProcesses()
    expect(await open().check(bytes)).toEqual(refusal)
    expect(listDecoderProcesses()).toEqual(before)
  })

  test.each([
    'GIF89a',
    '\xff\xd8\xff',
    'II*\0',
    'RIFF0000WEBP',
    '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  ])('is refused by the process as well: a drawing behind %j', async (disguise) => {
    const bytes = Buffer.concat([Buffer.from(disguise, 'latin1'), Buffer.from(SLOW_DRAWING)])
    expect((await open().copyReference(bytes)).outcome).toBe('refused')
  })
})

/** A photo of so many parts in a row and in a column, of 2,016 to 1,512 pixels each. */
function aPhotoOfParts(count: number, width = count * 2_016, height = count * 1_512): Buffer {
  const part = readHeic('part')
  const data = findBox(part, 'mdat').subarray(8)
  const properties = [findBox(part, 'hvcC'), findBox(part, 'ispe')]
  const items = Array.from({ length: count ** 2 }, () => ({ type: 'hvc1', data, properties }) as const)
  const grid = { data: gridOf(count, count, width, height), properties: [sized(width, height)] }
  return writeHeif([...items, { type: 'grid', ...grid, tiles: items.map((_, at) => at + 1) }])
}

describe('a photo of a telephone', () => {
  test('is decoded time and again, whatever it is wanted for, also of 48 megapixels', async () => {
    const photo = aPhotoOfParts(4)
    // The tests of its limits hold how long it may take; a busy machine is not to fail here.
    const decoder = open({ longestMs: 10 * FOR_STAFF.longestMs })
    const whole = { outcome: 'ok', width: 8_064, height: 6_048 }
    expect(await decoder.check(photo)).toMatchObject(whole)
    expect(await decoder.copyReference(photo)).toMatchObject({ outcome: 'copied' })
    expect(await decoder.rewrite(photo)).toMatchObject({ outcome: 'decoded' })
    expect(await decoder.convert(photo)).toMatchObject({ outcome: 'decoded' })
    expect(await decoder.check(photo)).toMatchObject(whole)
  }, 900_000)

  test('is given up in time when it is small and of hundreds of megapixels inside', async () => {
    const decoder = open({ longestMs: SHORT_MS })
    const answer = await decoder.check(aPhotoOfParts(15, 64, 64))
    const { ending } = named('decoder.ended').at(-1) ?? {}
    // On a busy machine it is given up as well, and nothing is said against it.
    expect([
      [BROKEN, 'too-much'],
      [BUSY, 'interrupted'],
    ]).toContainEqual([answer, ending])
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  })
})

describe('the process', () => {
  test('has a limit to its memory and knows no secret', async () => {
    process.env.A_SECRET = 'of the site'
    const before = listDecoderProcesses()
    await open().check(await aSmallPicture)
    const [id] = listDecoderProcesses().filter((found) => !before.includes(found))
    expect(readFileSync(`/proc/${id}/limits`, 'utf8')).toMatch(
      /^Max data size +1433600000 +1433600000 +bytes/m,
    )
    expect(readFileSync(`/proc/${id}/environ`, 'utf8')).not.toContain('of the site')
    delete process.env.A_SECRET
  })

  test('is ended when it gets no processor for too long: the picture is not to blame, and the next gets another', async () => {
    const { decoder } = await openStopped({ longestMs: SHORT_MS })
    expect(await decoder.check(await aSmallPicture)).toEqual(BUSY)
    expect(named('decoder.ended').at(-1)).toMatchObject({ task: 'check', ending: 'interrupted' })
    // Starting is no part of the limit.
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  })

  test('may be killed in the middle: nothing is said against the picture, and the next one works', async () => {
    const { decoder, id } = await openStopped()
    const asking = decoder.check(await aSmallPicture)
    process.kill(id, 'SIGKILL')
    expect(await asking).toEqual(BUSY)
    expect(named('decoder.ended').at(-1)).toMatchObject({ ending: 'interrupted' })
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  })

  test('may end by itself, which is the fault of the picture', async () => {
    const { decoder, id } = await openStopped()
    const asking = decoder.check(await aSmallPicture)
    process.kill(id, 'SIGABRT')
    process.kill(id, 'SIGCONT')
    expect(await asking).toEqual(BROKEN)
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  })

  test('ends at once with the decoder, whatever it is doing', async () => {
    const { decoder } = await openStopped()
    const asking = [decoder.check(await aSmallPicture), decoder.rewrite(await aSmallPicture)]
    await decoder.close()
    expect(await Promise.all(asking)).toEqual([BUSY, BUSY])
    expect(await decoder.check(await aSmallPicture)).toEqual(BUSY)
  })

  test('starts at the first picture', async () => {
    const before = listDecoderProcesses()
    const decoder = open()
    expect(listDecoderProcesses()).toEqual(before)
    const asking = decoder.check(await aSmallPicture)
    await untilDecoding(before.length + 1, asking)
    expect(await asking).toEqual(GOOD)
  })
})

describe('those who wait', () => {
  test('are told at once when the line is too long', async () => {
    const { decoder } = await openStopped({ longestQueue: 1, longestMs: SHORT_MS })
    const [first, second, third] = Array.from({ length: 3 }, async () => decoder.check(await aSmallPicture))
    expect(await third).toEqual(BUSY)
    expect(await first).toEqual(BUSY)
    expect(await second).toEqual(GOOD)
  })

  test('are told in time when those before them take long', async () => {
    const { decoder } = await openStopped({ longestWaitMs: 20, longestMs: SHORT_MS })
    const first = decoder.check(await aSmallPicture)
    const second = decoder.check(await aSmallPicture)
    expect(await Promise.race([first.then(() => 'ended'), second])).toEqual(BUSY)
    expect(await first).toEqual(BUSY)
    expect(await decoder.check(await aSmallPicture)).toEqual(GOOD)
  })
})
