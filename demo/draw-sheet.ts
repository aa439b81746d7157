import { drawWork } from 'demo-art/draw'
import { motifsOf } from 'demo-art/motifs'
import { itemAt } from 'demo-art/random'
import { type Recipe, SCHOOLS, SUBJECTS, type Subject } from 'demo-art/recipe'
import { roster } from 'demo-art/roster'
import { TAKES } from 'demo-art/take'
import sharp, { type OverlayOptions } from 'sharp'
import { USUAL_SIZE } from './plan-catalogue.ts'
import { listUses } from './plan-uses.ts'

export const SHEETS = ['schools', 'artists', 'home', 'uses', ...SUBJECTS] as const
export type SheetKind = (typeof SHEETS)[number]

/** Side of one picture on a sheet and the gap around it, in pixels. */
const CELL = 300
const GAP = 10
const ARTIST_ROWS = 14
const ARTIST_COLUMNS = 8
const HOME_COLUMNS = 6
const HOME_WORKS = 48
const USE_COLUMNS = 8
/** Motifs side by side, each with its takes. */
const MOTIF_COLUMNS = 5

/**
 * A contact sheet as PNG bytes, for looking. `schools`: every school with every subject; `artists`: a row of works
 * for some artists each, beginning with the likeness; `home`: one work each of many artists, as a visitor meets them; `uses`: all works in use; a subject: its motifs in all their takes.
 */
export function drawSheet(kind: SheetKind): Promise<Buffer> {
  if (kind === 'schools') return layOut(everySchool(), SUBJECTS.length)
  if (kind === 'artists') return layOut(someArtists(), ARTIST_COLUMNS)
  if (kind === 'uses') return layOut(listUses(roster(USUAL_SIZE.artists)), USE_COLUMNS)
  if (kind === 'home') return layOut(firstLook(), HOME_COLUMNS)
  return layOut(everyTake(kind), MOTIF_COLUMNS * TAKES)
}

function everySchool(): Recipe[] {
  return SCHOOLS.flatMap((school) =>
    SUBJECTS.map(
      (subject, number): Recipe => ({
        kind: 'work',
        school,
        hand: `sheet-${number % 3}`,
        subject,
        number: number * TAKES,
      }),
    ),
  )
}

function someArtists(): Recipe[] {
  return roster(ARTIST_ROWS).flatMap(({ portrait, works }) => [
    portrait,
    ...works.slice(0, ARTIST_COLUMNS - 1),
  ])
}

function firstLook(): Recipe[] {
  return roster(HOME_WORKS).flatMap(({ works }, index) => works.slice(index % 8, (index % 8) + 1))
}

function everyTake(subject: Subject): Recipe[] {
  return Array.from({ length: motifsOf(subject).length * TAKES }, (_, number) => ({
    kind: 'work',
    school: itemAt(SCHOOLS, number * 7),
    hand: `sheet-${number}`,
    subject,
    number,
  }))
}

async function layOut(recipes: readonly Recipe[], columns: number): Promise<Buffer> {
  const step = CELL + GAP
  const cells: OverlayOptions[] = []
  for (const [index, recipe] of recipes.entries()) {
    const { width, height, frames } = await drawWork(recipe, CELL)
    const input = await sharp(frames[0], { raw: { width, height, channels: 3 } })
      .resize(CELL, CELL, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer()
    cells.push({ input, left: (index % columns) * step, top: Math.floor(index / columns) * step })
  }
  const size = { width: columns * step, height: Math.ceil(recipes.length / columns) * step }
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toBuffer()
}
