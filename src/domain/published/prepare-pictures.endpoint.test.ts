import { expect, test } from 'vitest'
import { listUnpreparedPictureIds, type NewPicture } from '#domain/imaging/pictures.server.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { preparePictures } from './prepare-pictures.server.ts'

const NEVER = new AbortController().signal

/** The small catalogue, and the requested pictures, each once, in order. */
async function openSetup() {
  const time = { now: new Date('2026-11-20T10:00:00Z') }
  const agency = await openTestAgency({ clock: { now: () => time.now } })
  const { database, readModel, variants } = agency.services
  await fillSmallCatalogue(database.db)
  await readModel.reload()
  const requested = new Set<number>()
  const services: Services = {
    ...agency.services,
    variants: {
      ...variants,
      getAll: (picture, wanted) => {
        requested.add(picture.id)
        return variants.getAll(picture, wanted)
      },
    },
  }
  /** Without hidden ones, which are prepared when they become visible. */
  const listUnprepared = async () => {
    const ids = await listUnpreparedPictureIds(database.db)
    return ids.filter((id) => readModel.current().pictures.has(id))
  }
  const addWork = async (values: Partial<NewPicture> = {}) => {
    const [artist] = readModel.current().catalogue.artists
    const id = await addPicture(database.db, values)
    await addImage(database.db, { id, artistId: artist?.id ?? 0 })
    await readModel.reload()
    return id
  }
  return {
    services,
    requested,
    listUnprepared,
    addWork,
    time,
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  }
}

test('pictures of the home page are prepared first, and finally all', async () => {
  await using opened = await openSetup()
  const { services, requested, listUnprepared } = opened
  const all = await listUnprepared()
  const { catalogue, editorial } = services.readModel.current()
  expect(await preparePictures(services, 1, NEVER)).toBe(all.length)
  const [hero] = editorial.heroes
  const news = editorial.news.slice(0, site.limits.homeNews).map(({ picture }) => picture.id)
  const banners = [...editorial.banners.values()].map(({ picture }) => picture.id)
  const expected = [hero?.picture.id, hero?.phonePicture.id, ...news, ...banners]
  const order = [...requested]
  expect(order.slice(0, expected.length)).toEqual(expected)
  const shown = [
    ...catalogue.images.map(({ picture }) => picture.id),
    ...catalogue.artists.map(({ portrait }) => portrait?.id),
  ]
  expect(new Set(order.slice(expected.length, expected.length + shown.length))).toEqual(new Set(shown))
  expect([order.length, await listUnprepared()]).toEqual([all.length, []])
})

test('a prepared picture is not prepared again', async () => {
  await using opened = await openSetup()
  const { services, requested, addWork } = opened
  await preparePictures(services, 2, NEVER)
  requested.clear()
  const added = await addWork()
  expect(await preparePictures(services, 2, NEVER)).toBe(1)
  expect([...requested]).toEqual([added])
  expect(await preparePictures(services, 2, NEVER)).toBe(0)
})

test('when the site stops, finished pictures are stored, and the next start continues', async () => {
  await using opened = await openSetup()
  const { services, requested, listUnprepared } = opened
  const all = await listUnprepared()
  const stopping = new AbortController()
  const { getAll } = services.variants
  services.variants.getAll = (picture, wanted) => {
    if (requested.size === 3) stopping.abort()
    return getAll(picture, wanted)
  }
  const prepared = await preparePictures(services, 1, stopping.signal)
  expect(prepared).toBeLessThan(all.length)
  const left = await listUnprepared()
  expect(left).toHaveLength(all.length - prepared)
  requested.clear()
  expect(await preparePictures(services, 1, NEVER)).toBe(left.length)
  expect([...requested].sort()).toEqual(left.toSorted())
})

test('an unreadable picture does not block others and is tried again next time', async () => {
  await using opened = await openSetup()
  const { services, listUnprepared, addWork, time } = opened
  const original = { originalKey: 'originals/late.png', format: 'png' } as const
  const broken = await addWork({ ...original, width: 900, height: 600 })
  const all = await listUnprepared()
  expect(await preparePictures(services, 2, NEVER)).toBe(all.length - 1)
  expect(await listUnprepared()).toEqual([broken])
  await services.files.write(original.originalKey, await aPainting(900, 600).png().toBuffer())
  time.now = new Date(time.now.getTime() + HOUR_MS)
  expect(await preparePictures(services, 2, NEVER)).toBe(1)
  expect(await listUnprepared()).toEqual([])
})

test('indexing follows preparing, and takes what is left when it may', async () => {
  await using opened = await openSetup()
  const { visual, readModel } = opened.services
  const stopping = new AbortController()
  const { getAll } = opened.services.variants
  opened.services.variants.getAll = (picture, wanted) => {
    if (readModel.current().catalogue.imagesById.has(picture.id)) stopping.abort()
    return getAll(picture, wanted)
  }
  await preparePictures(opened.services, 1, stopping.signal)
  await readModel.reload()
  const { images } = readModel.current().catalogue
  const prepared = images.filter(({ picture }) => picture.thumbHash !== null)
  let isPreparing = true
  visual.startIndexing(({ picture }) => !isPreparing || picture.thumbHash !== null)
  await visual.indexCatalogue()
  expect([prepared.length, visual.progress().indexed]).toEqual([1, 1])
  isPreparing = false
  await visual.indexCatalogue()
  expect(visual.progress()).toMatchObject({ images: images.length, indexed: images.length })
})
