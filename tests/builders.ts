import type { Recipe } from 'demo-art'
import { addArtists, type NewArtist } from '#domain/catalogue/storage/artists.server.ts'
import { addGalleries, type NewGallery } from '#domain/catalogue/storage/galleries.server.ts'
import { addImages, type NewImage } from '#domain/catalogue/storage/images.server.ts'
import { addPictures, type NewPicture } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'

// Each builder adds a row with defaults for all fields that the test does not give, and returns its id.

/** Any recipe, because tests draw with a fake. */
const ANY_RECIPE: Recipe = {
  kind: 'work',
  school: 'flat',
  hand: 'test',
  subject: 'landscape',
  number: 1,
}

export async function addPicture(db: Database, values: Partial<NewPicture> = {}): Promise<number> {
  const original = values.originalKey ? {} : { recipe: ANY_RECIPE }
  const usual = {
    format: 'drawn' as const,
    width: 2400,
    height: 1600,
    ground: '#aabbcc',
    contentVersion: 'v1',
  }
  const [id] = await addPictures(db, [{ ...usual, ...original, ...values }])
  return known(id)
}

export async function addArtist(db: Database, values: Partial<NewArtist> = {}): Promise<number> {
  const portraitId = values.portraitId ?? (await addPicture(db))
  const [id] = await addArtists(db, [
    { code: 'ada-moor', name: 'Ada Moor', sortName: values.name ?? 'Moor, Ada', ...values, portraitId },
  ])
  return known(id)
}

export async function addGallery(db: Database, values: Partial<NewGallery> = {}): Promise<number> {
  const texts = {
    titleDe: 'Titel',
    titleEn: 'Title',
    metaDe: 'Text',
    metaEn: 'Words',
    headingDe: 'Kopf',
    headingEn: 'Head',
  }
  const named = { germanUrl: 'aquarell', description: 'Watercolour', germanDescription: 'Aquarell' }
  const [id] = await addGalleries(db, [{ ...texts, ...named, ...values }])
  return known(id)
}

export async function addImage(
  db: Database,
  values: Partial<NewImage> & { artistId: number },
): Promise<number> {
  const id = values.id ?? (await addPicture(db))
  const texts = {
    titleDe: 'Wal',
    titleEn: 'Whale',
    altDe: 'Ein Wal unter Wasser',
    altEn: 'A whale under water',
  }
  await addImages(db, [{ ...texts, galleryIds: [], ...values, id }])
  return id
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('Nothing was added.')
  return id
}
