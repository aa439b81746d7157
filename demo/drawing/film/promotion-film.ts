import sharp, { type OverlayOptions } from 'sharp'
import { letterOutlines } from '../core/lettering.ts'
import { createPixels, type Pixels } from '../core/raster.ts'
import { drawWork } from '../draw.ts'
import type { Recipe, School } from '../recipe.ts'
import { roster } from '../roster.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './film.ts'

// One motif in many hands, then a wall of works, then the name.

const HANDS: readonly School[] = ['flat', 'ink-line', 'paper-cut', 'watercolour', 'comic', 'gouache']
/** How long each hand is seen, and how long the edge takes that lays bare the next one. */
const SEEN_SECONDS = 1.5
const WIPE_SECONDS = 0.7
const WALL_SECONDS = 4
const NAME_SECONDS = 3
const SECONDS = HANDS.length * SEEN_SECONDS + WALL_SECONDS + NAME_SECONDS

/** Keeps the sliding wall within the film's bytes. */
const COARSENESS = 37

const COLUMNS = 3
const GAP = 14
const COLUMN_WIDTH = Math.floor((FILM_WIDTH - GAP * (COLUMNS + 1)) / COLUMNS)
/** Pictures of these schools keep still areas, which a film can carry; grain would cost its bytes. */
const WALL_SCHOOLS: readonly School[] = [
  'flat',
  'comic',
  'paper-cut',
  'airbrush',
  'ink-line',
  'stained-glass',
]
const WALL_WORKS = 15

const PAPER = '#fdfdfc'
const INK = '#16161a'
const RED = '#d7263d'
const NAME_SIZE = 150

/** The film about the agency. `name` is its word mark, whose dot is drawn in red. */
export async function promotionFilm(name: string): Promise<Film> {
  const stills = await Promise.all(oneMotif().map((recipe) => drawStill(recipe, FILM_WIDTH)))
  const wall = await drawWall()
  const sheet = await drawName(name)
  const wallFrom = HANDS.length * SEEN_SECONDS
  const nameFrom = wallFrom + WALL_SECONDS
  return {
    seconds: SECONDS,
    posterSecond: 0,
    coarseness: COARSENESS,
    frameAt: async (second) => {
      if (second >= nameFrom)
        return wiped(windowOn(wall, 1), sheet, Math.min(1, (second - nameFrom) / WIPE_SECONDS))
      if (second >= wallFrom) {
        const share = (second - wallFrom) / WALL_SECONDS
        const shown = windowOn(wall, easeInOut(share))
        return wiped(stills.at(-1) ?? shown, shown, Math.min(1, (second - wallFrom) / WIPE_SECONDS))
      }
      const at = Math.floor(second / SEEN_SECONDS)
      const [before, now] = [stills[at - 1], stills[at] ?? sheet]
      return wiped(before ?? now, now, Math.min(1, (second - at * SEEN_SECONDS) / WIPE_SECONDS))
    },
  }
}

/** The same take of a motif in every hand. */
function oneMotif(): Recipe[] {
  return HANDS.map((school) => ({
    kind: 'film',
    hand: 'promotion',
    subject: 'fantasy',
    school,
    number: SHOWN_NUMBER,
  }))
}

/** Chosen by looking. */
const SHOWN_NUMBER = 0

async function drawStill(recipe: Recipe, width: number): Promise<Pixels> {
  const { motion: _, ...still } = recipe
  const drawing = await drawWork(still, width)
  return { width, height: drawing.height, data: drawing.frames[0] ?? new Uint8Array() }
}

/** Works below each other in three columns, each as high as it is: taller than the film's frame. */
async function drawWall(): Promise<Pixels> {
  const works = roster(80)
    .filter(({ school }) => WALL_SCHOOLS.includes(school))
    .flatMap(({ works: [first] }) => first ?? [])
    .slice(0, WALL_WORKS)
  const ends = Array<number>(COLUMNS).fill(GAP)
  const cells: OverlayOptions[] = []
  for (const work of works) {
    const { width, height, data } = await drawStill(work, COLUMN_WIDTH)
    const column = ends.indexOf(Math.min(...ends))
    const top = ends[column] ?? GAP
    const raw = { width, height, channels: 3 } as const
    cells.push({ input: Buffer.from(data), raw, left: GAP + column * (COLUMN_WIDTH + GAP), top })
    ends[column] = top + height + GAP
  }
  const size = { width: FILM_WIDTH, height: Math.max(...ends) }
  const data = await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(cells)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, data }
}

async function drawName(name: string): Promise<Pixels> {
  const { rings, width, height } = letterOutlines('instrument-sans', name, NAME_SIZE)
  const [left, top] = [(FILM_WIDTH - width) / 2 - NAME_SIZE * 0.1, (FILM_HEIGHT - height) / 2]
  const path = rings.map((ring) => `M${ring.map(([x, y]) => `${x + left} ${y + top}`).join('L')}Z`).join('')
  const dot = `<circle cx="${left + width + NAME_SIZE * 0.16}" cy="${top + height * 0.93}" r="${NAME_SIZE * 0.085}" fill="${RED}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM_WIDTH}" height="${FILM_HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/><path d="${path}" fill="${INK}" fill-rule="evenodd"/>${dot}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return { width: FILM_WIDTH, height: FILM_HEIGHT, data }
}

/** Cuts a window as high as a frame out of a tall picture, from its top (0) to its foot (1). */
function windowOn(picture: Pixels, share: number): Pixels {
  const top = Math.round((picture.height - FILM_HEIGHT) * share)
  const from = top * FILM_WIDTH * 3
  return {
    width: FILM_WIDTH,
    height: FILM_HEIGHT,
    data: picture.data.subarray(from, from + FILM_WIDTH * FILM_HEIGHT * 3),
  }
}

/** One picture over another, its slanted edge gone so far from left to right. */
function wiped(under: Pixels, over: Pixels, share: number): Pixels {
  if (share >= 1) return over
  const frame = createPixels(FILM_WIDTH, FILM_HEIGHT)
  const slant = 160
  const reach = easeInOut(share) * (FILM_WIDTH + slant)
  for (let y = 0; y < FILM_HEIGHT; y++) {
    const row = y * FILM_WIDTH * 3
    const edge = Math.round(Math.min(FILM_WIDTH, Math.max(0, reach - (slant * y) / FILM_HEIGHT))) * 3
    frame.data.set(over.data.subarray(row, row + edge), row)
    frame.data.set(under.data.subarray(row + edge, row + FILM_WIDTH * 3), row + edge)
  }
  return frame
}

function easeInOut(share: number): number {
  return (1 - Math.cos(Math.min(1, Math.max(0, share)) * Math.PI)) / 2
}
