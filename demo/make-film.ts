import { mkdirSync, writeFileSync } from 'node:fs'
import { encodeFilm, FILMS, posterOf } from 'demo-art/film'
import { site } from '#site/public-site.ts'

/** Where the site serves films from; they take long to make, so they are committed. */
const FOLDER = 'content/films'
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
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.mp4`, bytes)
  writeFileSync(`${FOLDER}/${name}.webp`, poster)
  const [filmKb, posterKb] = [bytes, poster].map(({ length }) => Math.round(length / 1000))
  const seconds = Math.round((performance.now() - started) / 1000)
  write(`${name}: ${film.seconds} s in ${filmKb} kB, its poster in ${posterKb} kB, made in ${seconds} s.`)
}
