import sharp from 'sharp'
import type { Recipe } from '../recipe.ts'
import { roster } from '../roster.ts'
import type { Film } from './film.ts'
import { FILMED_WORKS } from './filmed-works.ts'
import { processFilm } from './process-film.ts'
import { promotionFilm } from './promotion-film.ts'
import { recordingFilm } from './recording-film.ts'

export { encodeFilm } from './encode-film.ts'
export type { Film } from './film.ts'

const POSTER_QUALITY = 80

/** Every film by its name; `wordMark` is what the one about the agency ends on. */
export const FILMS: Record<string, (wordMark: string) => Promise<Film>> = {
  'graphic-recording': recordingFilm,
  promotion: promotionFilm,
  ...Object.fromEntries(FILMED_WORKS.map((work) => [work.film, () => processFilm(workOf(work))])),
}

/** The film's still, as WebP. */
export async function posterOf(film: Film): Promise<Buffer> {
  const { width, height, data } = await film.frameAt(film.posterSecond)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: POSTER_QUALITY })
    .toBuffer()
}

/** So many artists as the demo has: a filmed work is one of theirs. */
const ARTISTS = 212

function workOf({ subject, number }: Pick<Recipe, 'subject' | 'number'>): Recipe {
  const works = roster(ARTISTS).flatMap((plan) => plan.works)
  const work = works.find((one) => one.subject === subject && one.number === number)
  if (!work) throw new Error(`Nobody draws number ${number} of ${subject}.`)
  return work
}
