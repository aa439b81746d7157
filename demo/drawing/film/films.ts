import sharp from 'sharp'
import { arrange } from '../draw.ts'
import type { Recipe } from '../recipe.ts'
import { roster } from '../roster.ts'
import { drawnFilm } from './drawn-film.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film, FRAMES_PER_SECOND } from './film.ts'
import { FILMED_WORKS } from './filmed-works.ts'
import { promotionFilm } from './promotion-film.ts'
import { recordingFilm } from './recording-film.ts'

const POSTER_QUALITY = 80

/** Every film by its name; `wordMark` is what the one about the agency ends on. */
export const FILMS: Record<string, (wordMark: string) => Promise<Film>> = {
  'graphic-recording': recordingFilm,
  promotion: promotionFilm,
  ...Object.fromEntries(FILMED_WORKS.map((work) => [work.film, () => processFilm(workOf(work))])),
}

/** Returns the film's still as WebP. */
export async function posterOf(film: Film): Promise<Buffer> {
  const { width, height, data } = await film.frameAt(film.posterSecond)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: POSTER_QUALITY })
    .toBuffer()
}

/** One full picture at the beginning: the films are so short that seeking may decode all before. */
const GROUP_OF_PICTURES = 600

/** Returns the film as the bytes of an mp4 file, H.264 without sound. `onFrame` is told how many frames are done. */
export async function encodeFilm(
  film: Film,
  onFrame: (done: number, all: number) => void,
): Promise<Uint8Array> {
  // The package takes over what happens to uncaught errors, so it is imported only here.
  const { default: encoding } = await import('h264-mp4-encoder')
  const encoder = await encoding.createH264MP4Encoder()
  encoder.width = FILM_WIDTH
  encoder.height = FILM_HEIGHT
  encoder.frameRate = FRAMES_PER_SECOND
  encoder.quantizationParameter = film.coarseness
  encoder.groupOfPictures = GROUP_OF_PICTURES
  encoder.initialize()
  const frames = Math.round(film.seconds * FRAMES_PER_SECOND)
  const rgba = new Uint8Array(FILM_WIDTH * FILM_HEIGHT * 4).fill(255)
  for (let frame = 0; frame < frames; frame++) {
    const { data } = await film.frameAt(frame / FRAMES_PER_SECOND)
    for (let place = 0; place < FILM_WIDTH * FILM_HEIGHT; place++)
      rgba.set(data.subarray(place * 3, place * 3 + 3), place * 4)
    encoder.addFrameRgba(rgba)
    onFrame(frame + 1, frames)
  }
  encoder.finalize()
  const bytes = encoder.FS.readFile(encoder.outputFilename)
  encoder.delete()
  return bytes
}

/** So many artists as the demo has: a filmed work is one of theirs. */
const ARTISTS = 212

function workOf({ subject, number }: Pick<Recipe, 'subject' | 'number'>): Recipe {
  const works = roster(ARTISTS).flatMap((plan) => plan.works)
  const work = works.find((one) => one.subject === subject && one.number === number)
  if (!work) throw new Error(`Nobody draws number ${number} of ${subject}.`)
  return work
}

/** How long a work takes to come about, and how long it is held at the end. */
const PROCESS_SECONDS = 8
const HELD_SECONDS = 1.2

/** Shows how a work comes about: its lines by a pen, then all of its colours. It is arranged for the film's own shape. */
function processFilm(recipe: Recipe): Promise<Film> {
  const { motion: _, ...still } = recipe
  const { scene, colours } = arrange({ ...still, kind: 'film' })
  const scale = FILM_WIDTH / scene.width
  const shapes = scene.shapes.map((shape) => ({
    ...shape,
    width: shape.width * scale,
    rings: shape.rings.map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const)),
  }))
  return drawnFilm({
    scene: { width: FILM_WIDTH, height: FILM_HEIGHT, shapes },
    colours,
    parts: [{ from: 0, to: shapes.length, withGround: true }],
    seconds: PROCESS_SECONDS,
    heldSeconds: HELD_SECONDS,
  })
}
