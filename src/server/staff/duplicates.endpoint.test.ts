import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storeNewOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import type { TestAgency } from '#tests/open-test-agency.ts'
import { checkPicture } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'

const PATH = '/illusde/api/admin/duplicates'
const [WIDTH, HEIGHT, SHAPES] = [360, 240, 14]
const Found = z.object({
  State: z.literal('done'),
  Images: z.number(),
  data: z.array(
    z.object({
      One: z.object({ Id: z.number() }),
      Other: z.object({ Id: z.number() }),
      Mirrored: z.boolean(),
    }),
  ),
})

let agency: TestAgency
const ids = { work: 0, cropped: 0, mirrored: 0, other: 0, sea: 0, seaToo: 0 }

/** A shaded ground with one small motif of its own. */
async function drawOnGround(left: number, motif: string): Promise<Buffer> {
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1">
      <stop stop-color="#dfe9f5"/><stop offset="1" stop-color="#12395c"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#g)"/><g transform="translate(${left} 90)">${motif}</g></svg>`,
  )
  return sharp(ground).png().toBuffer()
}

/** Rectangles that another seed puts elsewhere. */
function draw(seed: number): Promise<Buffer> {
  let state = seed
  const next = (below: number) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
  const shapes = Array.from({ length: SHAPES }, () => {
    const [width, height] = [30 + next(80), 20 + next(70)]
    const background = { r: next(256), g: next(256), b: next(256) }
    const input = { create: { width, height, channels: 3 as const, background } }
    return { input, left: next(WIDTH - width), top: next(HEIGHT - height) }
  })
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#f4efe6' }
  return sharp({ create: canvas }).composite(shapes).png().toBuffer()
}

async function addWork(artistId: number, bytes: Buffer, hidden = false): Promise<number> {
  const { database, files } = agency.services
  const check = await checkPicture(bytes)
  if (check.outcome !== 'ok') throw new Error(check.reason)
  const { db } = database
  const [id = 0] = await addPictures(db, [await storeNewOriginal({ db, files }, bytes, check)])
  return addImage(db, { id, artistId, hidden })
}

beforeAll(async () => {
  const world = await openUploadAgency()
  agency = world.agency
  const ada = Number(world.artist)
  const ben = await addArtist(agency.services.database.db, { code: 'ben-kraft', name: 'Ben Kraft' })
  const work = await draw(7)
  ids.work = await addWork(ada, work)
  ids.other = await addWork(ada, await draw(911))
  const cut = { left: 60, top: 30, width: 270, height: 180 }
  ids.cropped = await addWork(ben, await sharp(work).extract(cut).jpeg().toBuffer())
  ids.mirrored = await addWork(ben, await sharp(work).flop().modulate({ hue: 120 }).jpeg().toBuffer(), true)
  const boat = '<path d="M0 40h70l-14 22H14z" fill="#a33"/><path d="M34 0v36h26z" fill="#fff"/>'
  const fish =
    '<ellipse cx="30" cy="30" rx="30" ry="16" fill="#f5b83d"/><path d="M58 30l22-16v32z" fill="#f5b83d"/>'
  ids.sea = await addWork(ada, await drawOnGround(60, boat))
  ids.seaToo = await addWork(ben, await drawOnGround(210, fish))
  await agency.services.readModel.reload()
  await agency.services.visual.indexCatalogue()
  return () => world[Symbol.asyncDispose]()
})

function send(method: string, path: string): Promise<Response> {
  return fetch(`${agency.address}${path}`, { method, headers: AS_STAFF })
}

async function lookAndRead() {
  expect((await send('POST', PATH)).status).toBe(202)
  await agency.services.duplicates.settled()
  return readPairs()
}

async function readPairs() {
  const { data } = Found.parse(await (await agency.get(PATH, AS_STAFF)).json())
  return data.map(({ One, Other, Mirrored }) => ({ ids: [One.Id, Other.Id].sort((a, b) => a - b), Mirrored }))
}

const pair = (...of: number[]) => of.sort((a, b) => a - b)

test('before anybody looks nothing is known', async () => {
  expect(await (await agency.get(PATH, AS_STAFF)).json()).toEqual({ State: 'none' })
})

test('a crop and a mirrored copy in other colours are found, hidden ones too, and no work that only shares a ground', async () => {
  const pairs = await lookAndRead()
  expect(pairs).toEqual(
    expect.arrayContaining([
      { ids: pair(ids.work, ids.cropped), Mirrored: false },
      { ids: pair(ids.work, ids.mirrored), Mirrored: true },
    ]),
  )
  const seen = pairs.flatMap(({ ids: both }) => both)
  for (const none of [ids.other, ids.sea, ids.seaToo]) expect(seen).not.toContain(none)
})

test('pairs that are told apart stay away, also after another search, until that is taken back', async () => {
  await lookAndRead()
  const both = pair(ids.work, ids.cropped)
  const address = `${PATH}/distinct/${both.toReversed().join('/')}`
  const hasPair = async () => (await lookAndRead()).some(({ ids: found }) => found.join() === both.join())
  expect(await hasPair()).toBe(true)
  expect((await send('PUT', address)).status).toBe(204)
  expect((await send('PUT', address)).status).toBe(204)
  expect(await hasPair()).toBe(false)
  expect((await send('DELETE', address)).status).toBe(204)
  expect(await hasPair()).toBe(true)
})

test.each(['1/1', '999998/999999'])('the pair %s, of which there is none, is not found', async (both) => {
  expect((await send('PUT', `${PATH}/distinct/${both}`)).status).toBe(404)
})

test.each(['a/1', '1', '0/1', '99999999999/1'])('the pair %s is no address', async (both) => {
  expect((await send('PUT', `${PATH}/distinct/${both}`)).status).toBe(404)
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['PUT', `${PATH}/distinct/1/2`],
  ['DELETE', `${PATH}/distinct/1/2`],
])('strangers may not %s %s', async (method, path) => {
  expect((await fetch(`${agency.address}${path}`, { method })).status).toBe(401)
})
