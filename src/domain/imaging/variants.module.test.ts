import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  anAnimation,
  aPainting,
  aPicture,
  openTestFiles,
  openTestLog,
  testLicensor,
  withTestOriginals,
} from '#tests/pictures.ts'
import type { Picture } from './imaging-model.ts'
import type { Variant } from './plan-variant.ts'
import { FAILURE_IS_REMEMBERED_MS, openVariants } from './variants.server.ts'

/** Asked for at the same time. */
const COUNT = 8
const webp640: Variant = { width: 640, format: 'webp', moving: true }

type Setting = { files: FileStore; concurrency?: number; clock?: Clock }

function openTestVariants({ files: stored, concurrency = 2, clock = systemClock }: Setting) {
  const { log, named } = openTestLog()
  const { files, widths } = withTestOriginals(stored)
  const variants = openVariants({ files, concurrency, clock, log, licensor: testLicensor })
  return { variants, named, widths }
}

describe('a variant', () => {
  test('is made once for twenty who ask at the same time, and never again', async () => {
    await using store = await openTestFiles()
    const { variants, named, widths } = openTestVariants(store)
    const answers = await Promise.all(Array.from({ length: 20 }, () => variants.get(aPicture(), webp640)))
    expect(new Set(answers).size).toBe(1)
    await variants.get(aPicture(), webp640)
    expect(widths).toEqual([640])
    expect(named('variant.made')).toHaveLength(1)
  })

  test('several widths of a picture are made from one reading of its original', async () => {
    await using store = await openTestFiles()
    const { variants, named, widths } = openTestVariants(store)
    const made = await variants.getAll(aPicture(), [webp640, { ...webp640, width: 320 }])
    const seen = await Promise.all(
      made.map(async (bytes) => (await sharp(bytes ?? undefined).metadata()).width),
    )
    expect([seen, widths]).toEqual([[640, 320], [640]])
    expect(named('variant.made')).toHaveLength(2)
  })

  test('is found by another process on the same files', async () => {
    await using store = await openTestFiles()
    const first = await openTestVariants(store).variants.get(aPicture(), webp640)
    const { variants, widths } = openTestVariants(store)
    expect(await variants.get(aPicture(), webp640)).toEqual(first)
    expect(widths).toEqual([])
  })

  test('is made anew when content, credit or watermark have changed', async () => {
    await using store = await openTestFiles()
    const { variants, widths } = openTestVariants(store)
    const wide: Variant = { ...webp640, width: 1280 }
    const credit = { ...aPicture().credit, title: 'Zwei Wale' }
    for (const difference of [{}, { contentVersion: 'def' }, { credit }, { watermarked: false }]) {
      await variants.get(aPicture(difference), wide)
    }
    expect(widths).toEqual([1280, 1280, 1280, 1280])
  })

  test('is made with no more others at the same time than allowed', async () => {
    await using store = await openTestFiles()
    const allowed = 2
    const all = Promise.withResolvers<void>()
    const full = Promise.withResolvers<void>()
    let requested = 0
    let running = 0
    let most = 0
    const read = async (key: string) => {
      const stored = await store.files.read(key)
      if (!key.startsWith('demo/')) {
        requested += 1
        if (requested === COUNT) all.resolve()
        return stored
      }
      running += 1
      most = Math.max(most, running)
      if (running === allowed) full.resolve()
      // Nobody goes on before all have asked, as many as may have begun, and a further one had time to.
      await Promise.all([all.promise, full.promise])
      await setImmediate()
      running -= 1
      return stored
    }
    const { variants } = openTestVariants({ files: { ...store.files, read }, concurrency: allowed })
    const pictures = Array.from({ length: COUNT }, (_, at) =>
      aPicture({ id: at + 1, originalKey: `demo/work/flat/test/landscape/${at + 1}.jpg` }),
    )
    await Promise.all(pictures.map((picture) => variants.get(picture, webp640)))
    expect(most).toBe(allowed)
  })

  test('that cannot be made does not hide those of other sizes', async () => {
    await using store = await openTestFiles()
    const picture = aPicture({ id: 7, originalKey: 'originals/7.png', format: 'png' })
    const { variants } = openTestVariants(store)
    await store.files.write(picture.originalKey, Buffer.from('not a picture'))
    expect(await variants.get(picture, webp640)).toBeNull()
    await store.files.write(picture.originalKey, await aPainting(600, 400).png().toBuffer())
    expect(await variants.get(picture, webp640)).toBeNull()
    expect(await variants.get(picture, { ...webp640, width: 320 })).not.toBeNull()
  })

  test('is answered although the disk is full, with a warning', async () => {
    await using store = await openTestFiles()
    const write = () => Promise.reject(new Error('ENOSPC: no space left on device, write'))
    const { variants, named } = openTestVariants({ files: { ...store.files, write } })
    expect(await variants.get(aPicture(), webp640)).not.toBeNull()
    expect(named('variant.not-stored')).toHaveLength(1)
  })
})

describe('an animated picture', () => {
  async function framesAt(width: number, format: 'webp' | 'jpeg') {
    await using store = await openTestFiles()
    await store.files.write('originals/1.gif', await anAnimation(1000, 600, [100, 100, 100]))
    const picture = aPicture({
      originalKey: 'originals/1.gif',
      format: 'gif',
      frames: 3,
      width: 1000,
      height: 600,
    })
    const bytes = await openTestVariants(store).variants.get(picture, { width, format, moving: true })
    return (await sharp(bytes ?? Buffer.alloc(0)).metadata()).pages ?? 1
  }

  test.each([
    [320, 3],
    [640, 3],
    [960, 3],
    [1280, 1],
    [2400, 1],
  ])('has at %i pixels in webp %i frames', async (width, frames) => {
    expect(await framesAt(width, 'webp')).toBe(frames)
  })

  test('stands still in jpeg', async () => {
    expect(await framesAt(640, 'jpeg')).toBe(1)
  })
})

describe('the watermark', () => {
  async function isMarked(width: number, format: 'webp' | 'jpeg') {
    await using store = await openTestFiles()
    const { variants } = openTestVariants(store)
    const [marked, bare] = await Promise.all(
      [true, false].map(async (watermarked) => {
        const bytes = await variants.get(aPicture({ watermarked, contentVersion: String(watermarked) }), {
          width,
          format,
          moving: true,
        })
        return sharp(bytes ?? Buffer.alloc(0))
          .raw()
          .toBuffer()
      }),
    )
    return !marked?.equals(bare ?? Buffer.alloc(0))
  }

  test.each([
    [320, false],
    [640, false],
    [960, false],
    [1280, true],
    [1800, false],
    [2400, true],
  ])('at %i pixels: %s', async (width, expected) => {
    expect([await isMarked(width, 'webp'), await isMarked(width, 'jpeg')]).toEqual([expected, expected])
  })
})

describe('an original that is missing or broken', () => {
  async function openBroken(): Promise<{ picture: Picture } & Awaited<ReturnType<typeof openTestFiles>>> {
    const store = await openTestFiles()
    const whole = await aPainting(600, 400).jpeg().toBuffer()
    await store.files.write('originals/7.jpg', whole.subarray(0, 5000))
    return { ...store, picture: aPicture({ id: 7, originalKey: 'originals/7.jpg', format: 'jpeg' }) }
  }

  test('is null in every variant and logged once', async () => {
    await using store = await openBroken()
    const { variants, named } = openTestVariants(store)
    for (const width of [320, 640, 960, 320])
      expect(await variants.get(store.picture, { ...webp640, width })).toBeNull()
    expect(named('picture.broken')).toEqual([expect.objectContaining({ pictureId: 7 })])
  })

  test('does not touch the others', async () => {
    await using store = await openBroken()
    const { variants } = openTestVariants(store)
    const missing = aPicture({ id: 8, originalKey: 'originals/8.jpg' })
    const requests = [store.picture, missing, aPicture()].map((picture) => variants.get(picture, webp640))
    expect((await Promise.all(requests)).map((bytes) => bytes !== null)).toEqual([false, false, true])
  })

  test('is shown within a minute after it was mended, and not logged again if it was not', async () => {
    await using store = await openBroken()
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const { variants, named } = openTestVariants({ ...store, clock })
    expect(await variants.get(store.picture, webp640)).toBeNull()
    now += FAILURE_IS_REMEMBERED_MS + 1
    expect(await variants.get(store.picture, webp640)).toBeNull()
    await store.files.write('originals/7.jpg', await aPainting(600, 400).jpeg().toBuffer())
    expect(await variants.get(store.picture, webp640)).toBeNull()
    now += FAILURE_IS_REMEMBERED_MS + 1
    expect(await variants.get(store.picture, webp640)).not.toBeNull()
    expect(named('picture.broken')).toHaveLength(1)
  })

  test('is told apart from a file store that fails', async () => {
    await using store = await openBroken()
    const read = () => Promise.reject(new Error('EIO: i/o error, read'))
    const { variants, named } = openTestVariants({ files: { ...store.files, read } })
    await expect(variants.get(store.picture, webp640)).rejects.toThrow('EIO')
    expect(named('picture.broken')).toEqual([])
  })
})
