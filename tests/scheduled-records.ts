import { addHeroes, addNews } from '#domain/editorial/editorial.server.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { addArtist, addImage, addPicture } from './builders.ts'

/** Nine o'clock in Berlin on the day before clocks go forward there. */
export const NINE = new Date('2027-03-27T08:00:00Z')
export const hours = (count: number) => new Date(NINE.getTime() + count * HOUR_MS)

const NEWS_TEXTS = {
  ...{ titleDe: 'a', titleEn: 'b', introDe: 'a', introEn: 'b', bodyDe: 'a', bodyEn: 'b' },
  ...{ metaDe: 'a', metaEn: 'b', imageAltDe: 'a', imageAltEn: 'b', images: [] },
  ...{ permalinkDe: 'morgen', permalinkEn: 'tomorrow' },
}

/** One of each kind that is on from `publishedFrom` until `publishedUntil`. */
export async function addOneOfEach(
  { db }: OpenDatabase,
  publishedFrom: Date | null,
  publishedUntil: Date | null,
) {
  const times = { publishedFrom, publishedUntil }
  const known = await addArtist(db, { code: 'known' })
  const artist = await addArtist(db, { code: 'scheduled', ...times })
  const [work, worksOfArtist] = [
    await addImage(db, { artistId: known, ...times }),
    await addImage(db, { artistId: artist }),
  ]
  const [imageId, phonePictureId] = [await addPicture(db), await addPicture(db)]
  const texts = { title: 'Hero', caption: 'a', captionEn: 'b', link: '/illustrator/known', position: 1 }
  await addHeroes(db, [{ imageId, phonePictureId, ...texts, ...times }])
  const pictureId = await addPicture(db)
  await addNews(db, [{ ...NEWS_TEXTS, pictureId, publishedUntil, publishedAt: publishedFrom ?? new Date(0) }])
  return { work, worksOfArtist }
}

/** What visitors see of what `addOneOfEach` added. */
export const shown = ({ catalogue, editorial, pictures }: Snapshot) => ({
  images: catalogue.images.length,
  artists: catalogue.artistsByCode.has('scheduled'),
  heroes: editorial.heroes.length,
  news: editorial.news.length,
  // The portrait of the artist who is always shown.
  pictures: pictures.size - 1,
})
export const NOTHING = { images: 0, artists: false, heroes: 0, news: 0, pictures: 0 }
export const ALL = { images: 2, artists: true, heroes: 1, news: 1, pictures: 6 }
