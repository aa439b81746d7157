import { mkdirSync, writeFileSync } from 'node:fs'
import { drawWork } from 'demo-art/draw'
import { encodeFilm, FILMS, posterOf } from 'demo-art/film'
import type { Recipe } from 'demo-art/recipe'
import sharp from 'sharp'
import { site } from '#site/public-site.ts'

// Films and portraits of the team are files below `content/`, which a command draws again.

/** The site serves films from here. They take long to make, so they are committed. */
const FILM_FOLDER = 'content/films'
const TOLD_EVERY_FRAMES = 60

export const FILM_NAMES = Object.keys(FILMS)

/** Makes one film and its poster: content/films/NAME.mp4 and NAME.webp. */
export async function makeFilm(name: string, write: (line: string) => void): Promise<void> {
  const make = FILMS[name]
  if (!make) throw new Error(`There is no film ${name}.`)
  const started = performance.now()
  const film = await make(site.productWord)
  const bytes = await encodeFilm(film, (done, all) => {
    if (done % TOLD_EVERY_FRAMES === 0) write(`${name}: ${done} of ${all} frames ...`)
  })
  const poster = await posterOf(film)
  mkdirSync(FILM_FOLDER, { recursive: true })
  writeFileSync(`${FILM_FOLDER}/${name}.mp4`, bytes)
  writeFileSync(`${FILM_FOLDER}/${name}.webp`, poster)
  const [filmKb, posterKb] = [bytes, poster].map(({ length }) => Math.round(length / 1000))
  const seconds = Math.round((performance.now() - started) / 1000)
  write(`${name}: ${film.seconds} s in ${filmKb} kB, its poster in ${posterKb} kB, made in ${seconds} s.`)
}

/** The site takes the team's portraits from here. They are committed, as those of a real agency would be. */
const TEAM_FOLDER = 'content/team'
/** A third of a wide window, on screens of one and two pixels a point. */
const TEAM_WIDTHS = [400, 800] as const
const TEAM_WEBP = { quality: 82 } as const

/** The demo agency's people, by the names of their files; hands and numbers are chosen by looking. */
const PEOPLE: Readonly<Record<string, Pick<Recipe, 'school' | 'hand' | 'number' | 'looks'>>> = {
  'wiebke-ellermann': { school: 'gouache', hand: 'hand-757', number: 3, looks: 'feminine' },
  'jasper-thomsen': { school: 'flat', hand: 'hand-106', number: 0, looks: 'masculine' },
  'amina-kessler': { school: 'paper-cut', hand: 'hand-259', number: 0, looks: 'feminine' },
  'hannah-whitlock': { school: 'flat', hand: 'hand-22', number: 3, looks: 'feminine' },
  'daniela-reyes': { school: 'airbrush', hand: 'hand-127', number: 3, looks: 'feminine' },
  'ove-lindemann': { school: 'flat', hand: 'hand-184', number: 3, looks: 'masculine' },
}

/** Draws the portraits of the team: content/team/NAME-WIDTH.webp. */
export async function makeTeam(write: (line: string) => void): Promise<void> {
  mkdirSync(TEAM_FOLDER, { recursive: true })
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (const size of TEAM_WIDTHS) {
      const recipe: Recipe = { kind: 'portrait', subject: 'portrait', ...person }
      const { width, height, frames } = await drawWork(recipe, size)
      const raw = { width, height, channels: 3 } as const
      const bytes = await sharp(frames[0], { raw }).webp(TEAM_WEBP).toBuffer()
      writeFileSync(`${TEAM_FOLDER}/${name}-${size}.webp`, bytes)
      write(`${name}: ${width} pixels in ${Math.round(bytes.length / 1000)} kB.`)
    }
  }
}
