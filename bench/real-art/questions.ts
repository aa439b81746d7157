import sharp from 'sharp'
import { USUAL_STYLE } from '#domain/search/limits.ts'
import { DISTORTIONS } from '../distortions.ts'
import { type Row, toRow } from '../table.ts'
import { askResults, sendPicture } from './ask.ts'
import { BUYERS_KINDS, layMoodboard } from './buyers-kinds.ts'
import { evenly, type Family } from './families.ts'
import { type Foreign, makeForeign } from './foreign.ts'
import { HARD_DISTORTIONS } from './hard-distortions.ts'
import { type Found, rateFound, rateStyle, type Styled } from './ratings.ts'
import { readWork, titleOf } from './write-lists.ts'

const SLIDERS = [0, USUAL_STYLE, 1]
/** As the site shows works, from where they are copied. */
const SHOWN_WIDTH = 640

/** Asks with distorted works; a row for each distortion and each slider. */
export async function askDistorted(
  address: string,
  families: readonly Family[],
  questions: number,
): Promise<Row[]> {
  const sample = sampleWorks(families, questions)
  const rows: Row[] = []
  const all = new Map<number, Found[]>(SLIDERS.map((style) => [style, []]))
  for (const [what, distort] of Object.entries({ ...DISTORTIONS, ...HARD_DISTORTIONS, ...BUYERS_KINDS })) {
    const found = new Map<number, Found[]>(SLIDERS.map((style) => [style, []]))
    for (const { path, title } of sample) {
      const brought = await distort(await copyOf(path))
      const { id } = await sendPicture(address, await brought.jpeg({ quality: 90 }).toBuffer())
      for (const style of SLIDERS) found.get(style)?.push(await askForWork(address, id, style, title))
    }
    for (const [style, own] of found) all.get(style)?.push(...own)
    rows.push(toFoundRow(`${what}, slider at ${USUAL_STYLE}`, found.get(USUAL_STYLE) ?? []))
  }
  return [...rows, ...[...all].map(([style, own]) => toFoundRow(`all, slider at ${style}`, own))]
}

/** So many works, evenly out of all families. */
function sampleWorks(families: readonly Family[], count: number): { path: string; title: string }[] {
  const works = families.flatMap(({ code, works: paths }) =>
    paths.map((path, at) => ({ path, title: titleOf(code, at) })),
  )
  return evenly(works, count)
}

/** As somebody copies it from a page. */
async function copyOf(path: string): Promise<Buffer> {
  return sharp(await readWork(path))
    .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const ON_A_BOARD = 4

/** Asks with boards of four works, by each area that was found: a board is found by three of its four works. */
export async function askBoards(
  address: string,
  families: readonly Family[],
  questions: number,
): Promise<Row[]> {
  const sample = sampleWorks(families, questions)
  const boards = Array.from({ length: Math.floor(sample.length / ON_A_BOARD) }, (_, at) =>
    // Of different families, which stand one after the other.
    sample
      .filter((_work, place) => place % Math.floor(sample.length / ON_A_BOARD) === at)
      .slice(0, ON_A_BOARD),
  )
  const found: number[] = []
  const offered: number[] = []
  for (const board of boards) {
    const copies = await Promise.all(board.map(({ path }) => copyOf(path)))
    const { id, areas } = await sendPicture(address, await layMoodboard(copies))
    const firsts = new Set<string | undefined>()
    for (const area of areas.slice(1)) {
      const { items } = await askResults(address, id, USUAL_STYLE, area)
      firsts.add(items[0]?.Title)
    }
    offered.push(areas.length - 1)
    found.push(board.filter(({ title }) => firsts.has(title)).length)
  }
  const shareWith = (counts: number[], least: number) =>
    (counts.filter((count) => count >= least).length / (counts.length || 1)).toFixed(3)
  const shares = [shareWith(offered, ON_A_BOARD - 1), shareWith(found, ON_A_BOARD - 1)].join(', ')
  return [
    toRow(`boards of four (${boards.length}): three or four offered, three or four found first`, shares),
  ]
}

async function askForWork(address: string, id: string, style: number, title: string): Promise<Found> {
  const { items, near } = await askResults(address, id, style)
  const place = items.findIndex(({ Title }) => Title === title)
  return { place: place < 0 ? null : place, near }
}

function toFoundRow(what: string, found: readonly Found[]): Row {
  const { first, amongTen, notNear } = rateFound(found)
  const shares = [first, amongTen, notNear].map((share) => share.toFixed(3)).join(', ')
  return toRow(`${what} (${found.length}): recall@1, @10, said to be not near`, shares)
}

/** Asks with works of the same families that were not imported. */
export async function askForStyle(address: string, families: readonly Family[]): Promise<Row[]> {
  const styled = new Map<number, Styled[]>(SLIDERS.map((style) => [style, []]))
  for (const { code, heldOut } of families) {
    for (const path of heldOut) {
      const { id } = await sendPicture(address, await readWork(path))
      for (const style of SLIDERS) {
        const { items, artists } = await askResults(address, id, style)
        const place = artists.findIndex(({ Name }) => Name === code)
        const sameOfTen = items.filter(({ Title }) => Title.startsWith(`${code}-`)).length
        styled.get(style)?.push({ sameOfTen, artistPlace: place < 0 ? null : place })
      }
    }
  }
  return [...styled].map(([style, own]) => {
    const { ofTen, artistFirst, artistAmongFive } = rateStyle(own)
    const shares = [ofTen, artistFirst, artistAmongFive].map((share) => share.toFixed(3)).join(', ')
    return toRow(`style, slider at ${style} (${own.length}): P@10, artist first, among five`, shares)
  })
}

/** Asks with what no catalogue has. */
export async function askForeign(address: string): Promise<Row[]> {
  const asked: { what: Foreign['what']; near: boolean }[] = []
  for (const { what, bytes } of await makeForeign()) {
    const { id } = await sendPicture(address, bytes)
    const { near } = await askResults(address, id, USUAL_STYLE)
    asked.push({ what, near })
  }
  const shareOf = (own: typeof asked) => (own.filter(({ near }) => !near).length / own.length).toFixed(3)
  return [
    ...[...Map.groupBy(asked, ({ what }) => what)].map(([what, own]) =>
      toRow(`${what} (${own.length}): said to be not near`, shareOf(own)),
    ),
    toRow(`all of these (${asked.length})`, shareOf(asked)),
  ]
}
