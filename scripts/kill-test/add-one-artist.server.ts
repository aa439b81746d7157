import { addArtists, addImages } from '#domain/catalogue/catalogue.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { IMAGES_OF_EACH, PICTURES_OF_EACH } from './kill-test-check.server.ts'

/** An artist with a portrait and images, as the check expects them. Returns the id. */
export async function addOneArtist(tx: Database, code: string): Promise<number> {
  const picture = {
    originalKey: 'originals/none.png',
    format: 'png' as const,
    width: 1200,
    height: 800,
    dominantColour: '#8899aa',
  }
  const pictures = Array.from({ length: PICTURES_OF_EACH }, () => ({ ...picture, contentVersion: code }))
  const [portraitId = 0, ...imageIds] = await addPictures(tx, pictures)
  const [artistId = 0] = await addArtists(tx, [
    { code, name: `Kai ${code}`, sortName: code, bioDe: code.repeat(20), portraitId },
  ])
  const texts = { titleDe: 'Wal', titleEn: 'Whale', altDe: 'Ein Wal', altEn: 'A whale', galleryIds: [] }
  await addImages(
    tx,
    imageIds.slice(0, IMAGES_OF_EACH).map((id) => ({ ...texts, id, artistId })),
  )
  return artistId
}
