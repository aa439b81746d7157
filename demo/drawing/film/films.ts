import sharp from 'sharp'
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
  ...Object.fromEntries(
    FILMED_WORKS.map(({ hand, place, film }) => [film, () => processFilm(workAt(hand, place))]),
  ),
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

function workAt(hand: string, place: number) {
  const work = roster(ARTISTS).find((plan) => plan.hand === hand)?.works[place]
  if (!work) throw new Error(`${hand} has no work at place ${place}.`)
  return work
}
