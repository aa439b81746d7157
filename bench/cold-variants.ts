import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { addArtists, addImages } from '#domain/catalogue/catalogue.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { CONNECTIONS } from './load.ts'
import { type Comparison, compare, type Pair } from './median.ts'
import { type RunningServer, startServer } from './servers.ts'
import { atDatabase, startSite } from './world.ts'

type World = { folder: string; dataDirectory: string }

/** Drawn once, then copied: the content matters less than that no file was requested before. */
const DRAWINGS = 60
const ORIGINALS = 180
/** Requested before measuring, so that both servers have loaded libvips and compiled their code. */
const WARM_UPS = 20
const WIDTH = 2_000
const HEIGHT = 1_500
const CIRCLES = 40
const ORIGINALS_FOLDER = 'files/originals'

/** Variants of width 640 per second from the same originals, none of them cached: our server and ipx alternately. */
export async function measureColdVariants(folder: string, rounds: number): Promise<Comparison> {
  const world = { folder, dataDirectory: join(folder, 'cold') }
  const ids = await makeWorld(world)
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    const reference = await measureIpx(world, ids)
    pairs.push({ reference, ours: await measureOurs(world, ids) })
  }
  return compare(pairs)
}

async function measureOurs({ dataDirectory }: World, ids: number[]): Promise<number> {
  await moveAside(join(dataDirectory, 'files/variants'))
  await using site = await startSite({ DATA_DIR: dataDirectory })
  return await timeAll(
    site,
    ids.map((id) => `/dmedia/webp/640/${id}.webp`),
  )
}

/**
 * Moved instead of deleted: ext4 searches for free inodes long after many were freed, which would be measured too.
 */
async function moveAside(variants: string): Promise<void> {
  if (existsSync(variants)) await rename(variants, `${variants}-${randomUUID()}`)
}

async function measureIpx({ dataDirectory }: World, ids: number[]): Promise<number> {
  const parameters = [join(dataDirectory, ORIGINALS_FOLDER)]
  await using ipx = await startServer({ file: 'bench/ipx-server.ts', parameters, probe: `/w_8/${nameOf(0)}` })
  return await timeAll(
    ipx,
    ids.map((_, number) => `/w_640,f_webp,q_82/${nameOf(number)}`),
  )
}

async function timeAll({ address }: RunningServer, paths: string[]): Promise<number> {
  const atOnce = pLimit(CONNECTIONS)
  await Promise.all(paths.slice(0, WARM_UPS).map((path) => request(`${address}${path}`)))
  const started = performance.now()
  await Promise.all(paths.slice(WARM_UPS).map((path) => atOnce(() => request(`${address}${path}`))))
  return ((paths.length - WARM_UPS) * 1000) / (performance.now() - started)
}

async function request(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('webp'))
    throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

async function makeWorld({ dataDirectory }: World): Promise<number[]> {
  await mkdir(join(dataDirectory, ORIGINALS_FOLDER), { recursive: true })
  const grain = await makeGrain()
  for (let number = 0; number < ORIGINALS + WARM_UPS; number++) {
    const file = join(dataDirectory, ORIGINALS_FOLDER, nameOf(number))
    if (number < DRAWINGS) await writeFile(file, await draw(grain, number))
    else await copyFile(join(dataDirectory, ORIGINALS_FOLDER, nameOf(number % DRAWINGS)), file)
  }
  return atDatabase(dataDirectory, (db) => db.transaction(addOriginals))
}

/** Indexed already, so that the site does not create their 640s in the background. */
async function addOriginals(tx: Database): Promise<number[]> {
  const facts = {
    format: 'jpeg' as const,
    width: WIDTH,
    height: HEIGHT,
    dominantColour: '#888888',
    thumbHash: 'IQgSFYQ=',
  }
  const numbers = Array.from({ length: ORIGINALS + WARM_UPS }, (_, number) => number)
  const ids = await addPictures(
    tx,
    numbers.map((number) => ({ ...facts, contentVersion: 'v1', originalKey: `originals/${nameOf(number)}` })),
  )
  const [artistId = 0] = await addArtists(tx, [
    { code: 'bench', name: 'Bench', sortName: 'Bench', portraitId: ids[0] ?? 0 },
  ])
  const words = { titleDe: 'Bild', titleEn: 'Image', altDe: 'Ein Bild', altEn: 'An image', galleryIds: [] }
  await addImages(
    tx,
    ids.map((id) => ({ ...words, id, artistId })),
  )
  return ids
}

function nameOf(number: number): string {
  return `${number}.jpg`
}

/** Soft shapes on grain, about as expensive to decode and to encode as a scanned illustration. */
function draw(grain: Sharp, number: number): Promise<Buffer> {
  const circles = Array.from({ length: CIRCLES }, (_, circle) => {
    const turn = (circle * 137 + number * 61) % 360
    const place = `cx="${(turn * 97) % WIDTH}" cy="${(turn * 53) % HEIGHT}" r="${60 + (turn % 240)}"`
    return `<circle ${place} fill="hsl(${turn} 70% 55%)" opacity="0.7"/>`
  })
  const shapes = `<svg width="${WIDTH}" height="${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${circles.join('')}</svg>`
  return grain
    .clone()
    .composite([{ input: Buffer.from(shapes) }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function makeGrain(): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const pixels = await sharp({ create: { ...size, background: '#888', noise } })
    .raw()
    .toBuffer()
  return sharp(pixels, { raw: size })
}
