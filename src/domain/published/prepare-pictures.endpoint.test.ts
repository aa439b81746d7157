import { expect, test } from 'vitest'
import { listUnseenPictureIds, type NewPicture } from '#domain/imaging/pictures.server.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { preparePictures } from './prepare-pictures.server.ts'

const NEVER = new AbortController().signal
const HOUR_MS = 3_600_000

/** The small catalogue, and the pictures that are asked for, each once, in their order. */
async function openWatched() {
  const time = { now: new Date('2026-11-20T10:00:00Z') }
  const agency = await openTestAgency({ clock: { now: () => time.now } })
  const { database, readModel, variants } = agency.services
  await fillSmallCatalogue(database.db)
  await readModel.reload()
  const asked = new Set<number>()
  const services: Services = {
    ...agency.services,
    variants: {
      get: (picture, variant) => {
        asked.add(picture.id)
        return variants.get(picture, variant)
      },
    },
  }
  /** Hidden ones wait until they are shown. */
  const unseen = async () => {
    const ids = await listUnseenPictureIds(database.db)
    return ids.filter((id) => readModel.current().pictures.has(id))
  }
  const addWork = async (given: Partial<NewPicture> = {}) => {
    const [artist] = readModel.current().catalogue.artists
    const id = await addPicture(database.db, given)
    await addImage(database.db, { id, artistId: artist?.id ?? 0 })
    await readModel.reload()
    return id
  }
  return {
    services,
    asked,
    unseen,
    addWork,
    time,
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  }
}

test('what visitors meet first is prepared first, and everything in the end', async () => {
  await using opened = await openWatched()
  const { services, asked, unseen } = opened
  const all = await unseen()
  const { catalogue, editorial } = services.readModel.current()
  expect(await preparePictures(services, 1, NEVER)).toBe(all.length)
  const [hero] = editorial.heroes
  const news = editorial.news.slice(0, site.limits.homeNews).map(({ picture }) => picture.id)
  const banners = [...editorial.banners.values()].map(({ picture }) => picture.id)
  const top = [hero?.picture.id, hero?.phonePicture.id, ...news, ...banners]
  const order = [...asked]
  expect(order.slice(0, top.length)).toEqual(top)
  const shown = [
    ...catalogue.images.map(({ picture }) => picture.id),
    ...catalogue.artists.map(({ portrait }) => portrait.id),
  ]
  expect(new Set(order.slice(top.length, top.length + shown.length))).toEqual(new Set(shown))
  expect([order.length, await unseen()]).toEqual([all.length, []])
})

test('what was prepared is not looked at again', async () => {
  await using opened = await openWatched()
  const { services, asked, addWork } = opened
  await preparePictures(services, 2, NEVER)
  asked.clear()
  const added = await addWork()
  expect(await preparePictures(services, 2, NEVER)).toBe(1)
  expect([...asked]).toEqual([added])
  expect(await preparePictures(services, 2, NEVER)).toBe(0)
})

test('when the site stops, what was looked at is kept, and the next start goes on from there', async () => {
  await using opened = await openWatched()
  const { services, asked, unseen } = opened
  const all = await unseen()
  const stopping = new AbortController()
  const { get } = services.variants
  services.variants.get = (picture, variant) => {
    if (asked.size === 3) stopping.abort()
    return get(picture, variant)
  }
  const prepared = await preparePictures(services, 1, stopping.signal)
  expect(prepared).toBeLessThan(all.length)
  const left = await unseen()
  expect(left).toHaveLength(all.length - prepared)
  asked.clear()
  expect(await preparePictures(services, 1, NEVER)).toBe(left.length)
  expect([...asked].sort()).toEqual(left.toSorted())
})

test('a picture that cannot be read holds up no other, and has its turn the next time', async () => {
  await using opened = await openWatched()
  const { services, unseen, addWork, time } = opened
  const original = { originalKey: 'originals/late.png', format: 'png' } as const
  const late = await addWork({ ...original, width: 900, height: 600 })
  const all = await unseen()
  expect(await preparePictures(services, 2, NEVER)).toBe(all.length - 1)
  expect(await unseen()).toEqual([late])
  await services.files.write(original.originalKey, await aPainting(900, 600).png().toBuffer())
  time.now = new Date(time.now.getTime() + HOUR_MS)
  expect(await preparePictures(services, 2, NEVER)).toBe(1)
  expect(await unseen()).toEqual([])
})
