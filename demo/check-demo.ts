import { availableParallelism } from 'node:os'
import { checkCatalogue, type Report } from 'demo-art/check'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import { checkCaption } from './captions/check-caption.ts'
import { decodeEverywhere, type WidthReport } from './decode-everywhere.ts'
import { openDrawer } from './drawer.server.ts'
import { planArtists } from './plan-catalogue.ts'
import { planBanners, planHeroes, planNews } from './plan-editorial.ts'

/** The least share of works whose nearest neighbour is by the same artist: below it the hands do not differ enough. */
const LEAST_SAME_ARTIST = 0.25
const TOLD_EVERY_MS = 10_000
/** A few are enough to find what is wrong with them. */
const MOST_TOLD = 20

/**
 * Looks at the whole demo in one run: which works are weak, which are doubles, whether the hands differ, whether captions
 * name what is not in sight, and whether all files decode at five widths (of every `every`-th picture).
 * Answers whether all is well.
 */
export async function checkDemo(
  artists: number,
  every: number,
  write: (line: string) => void,
): Promise<boolean> {
  const tell = tellSometimes(write)
  const looks = await checkCatalogue(artists, (done) => tell(`${done} works looked at ...`))
  writeLooks(looks, write)
  const untrue = checkCaptions(artists, tell)
  write(`Captions that name what is not in sight: ${untrue.length}${listed(untrue)}`)
  const concurrency = availableParallelism()
  const drawer = openDrawer(concurrency)
  const widths = await decodeEverywhere(
    planPictures(artists).filter((_, at) => at % every === 0),
    {
      draw: drawer.draw,
      concurrency,
      onFile: (done, all) => tell(`${done} of ${all} files decoded ...`),
    },
  ).finally(drawer.close)
  for (const width of widths) writeWidth(width, write)
  write(`Most memory taken: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB.`)
  return (
    looks.weak.length === 0 &&
    looks.doubles.length === 0 &&
    untrue.length === 0 &&
    looks.sameArtist >= LEAST_SAME_ARTIST &&
    widths.every(({ broken }) => broken.length === 0)
  )
}

/** Compares every work's caption with the parts that its drawing shows. */
function checkCaptions(artists: number, tell: (line: string) => void): string[] {
  const works = planArtists({ artists, images: 0 }, new Date()).flatMap((artist) => artist.works)
  return works.flatMap(({ recipe, image }, at) => {
    tell(`${at} of ${works.length} captions compared ...`)
    return checkCaption(recipe, image)
  })
}

/** All pictures of the demo: portraits, works, heroes in both shapes, news and banners. */
function planPictures(artists: number): NewPicture[] {
  const now = new Date()
  const planned = planArtists({ artists, images: 0 }, now)
  return [
    ...planned.flatMap(({ portrait, works }) => [portrait, ...works.map(({ picture }) => picture)]),
    ...planHeroes(planned).flatMap(({ large, phone }) => [large, phone]),
    ...planNews(planned, now).flatMap(({ picture, images }) => [
      picture,
      ...images.map((extra) => extra.picture),
    ]),
    ...planBanners(planned).map(({ picture }) => picture),
  ]
}

function writeLooks(looks: Report, write: (line: string) => void): void {
  const { works, weak, doubles, sameArtist, seconds } = looks
  write(`${works} works looked at in ${Math.round(seconds)} s.`)
  write(`Weak: ${weak.length}${listed(weak)}`)
  write(`The same twice: ${doubles.length}${listed(doubles)}`)
  write(
    `Nearest neighbour by the same artist: ${(sameArtist * 100).toFixed(1)} % (least ${LEAST_SAME_ARTIST * 100} %).`,
  )
}

function writeWidth(
  { width, files, bytes, seconds, broken }: WidthReport,
  write: (line: string) => void,
): void {
  const [size, time] = [Math.round(bytes / files / 1_000), Math.round(seconds)]
  write(`${width} wide: ${files} files of ${size} kB in ${time} s, broken: ${broken.length}${listed(broken)}`)
}

function listed(broken: readonly unknown[]): string {
  return broken
    .slice(0, MOST_TOLD)
    .map((one) => `\n  ${JSON.stringify(one)}`)
    .join('')
}

function tellSometimes(write: (line: string) => void): (line: string) => void {
  let told = performance.now()
  return (line) => {
    if (performance.now() - told < TOLD_EVERY_MS) return
    told = performance.now()
    write(line)
  }
}
