import {
  addArtists,
  addGalleries,
  addImages,
  type NewArtist,
  type NewGallery,
  type NewImage,
} from '#domain/catalogue/catalogue.server.ts'
import { addPictures, type NewPicture } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { PLAIN_ORIGINAL } from './draw-plainly.ts'

// Each builder fills in all that the test is not about, and answers the id.

export async function addPicture(db: Database, overrides: Partial<NewPicture> = {}): Promise<number> {
  const usual = {
    originalKey: PLAIN_ORIGINAL,
    format: 'jpeg' as const,
    width: 2400,
    height: 1600,
    dominantColour: '#aabbcc',
    contentVersion: 'v1',
  }
  const [id] = await addPictures(db, [{ ...usual, ...overrides }])
  return known(id)
}

export async function addArtist(db: Database, overrides: Partial<NewArtist> = {}): Promise<number> {
  const portraitId = overrides.portraitId === undefined ? await addPicture(db) : overrides.portraitId
  const [id] = await addArtists(db, [
    { code: 'ada-moor', name: 'Ada Moor', sortName: overrides.name ?? 'Moor, Ada', ...overrides, portraitId },
  ])
  return known(id)
}

export async function addGallery(db: Database, overrides: Partial<NewGallery> = {}): Promise<number> {
  const words = {
    titleDe: 'Titel',
    titleEn: 'Title',
    metaDe: 'Text',
    metaEn: 'Words',
    headingDe: 'Kopf',
    headingEn: 'Head',
  }
  const named = { germanUrl: 'aquarell', description: 'Watercolour', germanDescription: 'Aquarell' }
  const [id] = await addGalleries(db, [{ ...words, ...named, ...overrides }])
  return known(id)
}

export async function addImage(
  db: Database,
  overrides: Partial<NewImage> & { artistId: number },
): Promise<number> {
  const id = overrides.id ?? (await addPicture(db))
  const words = {
    titleDe: 'Wal',
    titleEn: 'Whale',
    altDe: 'Ein Wal unter Wasser',
    altEn: 'A whale under water',
  }
  await addImages(db, [{ ...words, galleryIds: [], ...overrides, id }])
  return id
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('Nothing was added.')
  return id
}
