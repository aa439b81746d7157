import { boxOf, type Point } from './core/geometry.ts'
import { hashText, itemAt } from './core/random.ts'
import { heightFor, type Pixels } from './core/raster.ts'
import { createScene, type Scene, type Shape } from './core/scene.ts'
import { clarityOf, coarseDraft } from './gate.ts'
import { type Colours, colourOf } from './hands/colours.ts'
import { speakDialect } from './hands/dialect.ts'
import { drawMockup } from './mockups/draw-mockup.ts'
import type { Use } from './mockups/mockups.ts'
import { FRAME_MS, framesOf } from './motion.ts'
import { coloursFor, nominalSize, type Plan, planOf, useOf } from './plan.ts'
import type { Recipe } from './recipe.ts'
import { SCHOOL_LIST } from './schools.ts'

export type Drawing = {
  width: number
  height: number
  /** Raw red, green and blue bytes, three a pixel; one frame unless the recipe moves. */
  frames: Uint8Array[]
  /** How long each frame stands, in milliseconds; 0 for stills. */
  frameMs: number
}

/** Square units of every scene, so that line widths mean the same whatever the format. */
const SCENE_AREA = 1_000_000
const WIDEST = 2400
/** Attempts of which the clearest is shown; over the roster the first is nearly always clear enough. */
const ATTEMPTS = 6
/** More than the gate's 1, as paper, texture and lines take some of what the areas promise. */
const CLEAR_ENOUGH = 1.4
const SEEDS = 509

/**
 * Draws a recipe at a width of 1 to 2400 pixels; the height follows from its format.
 * Returns the same pixels for the same recipe and width on every machine.
 */
export async function drawWork(recipe: Recipe, width: number, mostFrames = Infinity): Promise<Drawing> {
  if (!Number.isInteger(width) || width < 1 || width > WIDEST) {
    throw new RangeError(`A work is 1 to ${WIDEST} pixels wide, not ${width}.`)
  }
  const use = useOf(recipe)
  if (use) return drawInUse(use, { ...recipe, kind: 'work' }, width)
  const { hand } = planOf(recipe)
  const paint = SCHOOL_LIST[recipe.school].create(hand.random.fork('school'))
  const { scene, colours } = arrange(recipe)
  const seed = seedOf(recipe)
  const frames: Uint8Array[] = []
  for (const frame of framesOf(scene, recipe.motion).slice(0, mostFrames)) {
    const { data } = await paint({ scene: frame, colours, width, seed })
    // A copy of its own: buffers that belong to the rasteriser cannot move between threads.
    frames.push(new Uint8Array(data))
  }
  return {
    width,
    height: heightFor(scene, width),
    frames,
    frameMs: recipe.motion ? FRAME_MS[recipe.motion] : 0,
  }
}

async function drawInUse(use: Use, work: Recipe, width: number): Promise<Drawing> {
  const { hand, piece } = planOf(work)
  const { colours, scene } = arrange(work)
  const shown = {
    ...scene,
    title: piece.words.title[0],
    colours,
    palette: itemAt(hand.palettes, work.number),
    draw: async (innerWidth: number) => {
      const { frames, ...size } = await drawWork(work, innerWidth, 1)
      return { ...size, data: frames[0] ?? new Uint8Array() }
    },
  }
  const { height, data } = await drawMockup(use, shown, width)
  return { width, height, frames: [new Uint8Array(data)], frameMs: 0 }
}

/** Returns the seed of grain and texture, the same in whatever order the recipe's parts were written. */
function seedOf({ hand, kind, looks, motion, number, school, subject }: Recipe): number {
  return hashText(JSON.stringify({ hand, kind, looks, motion, number, school, subject })) % SEEDS
}

/** An attempt says what is on the sheet and in which colours, before a school paints it. */
export type Attempt = { scene: Scene; colours: Colours }

export function arrange(recipe: Recipe): Attempt {
  return clearestAttempt(recipe, planOf(recipe))
}

/** The gate judges coarse areas and not the painted picture: so every width of a work takes the same attempt. */
function clearestAttempt(recipe: Recipe, plan: Plan): Attempt {
  let best = makeAttempt(recipe, plan, 0)
  let most = clarityOf(draftOf(best))
  for (let count = 1; count < ATTEMPTS && most < CLEAR_ENOUGH; count++) {
    const attempt = makeAttempt(recipe, plan, count)
    const clarity = clarityOf(draftOf(attempt))
    if (clarity > most) [best, most] = [attempt, clarity]
  }
  return best
}

function draftOf({ scene, colours }: Attempt): Pixels {
  return coarseDraft(scene, (shape) => colourOf(colours, shape))
}

function makeAttempt(recipe: Recipe, plan: Plan, count: number): Attempt {
  const { hand, piece, random } = plan
  const { width, height } = nominalSize(recipe, piece.format)
  const unit = Math.sqrt(SCENE_AREA / (width * height))
  const scene = createScene(width * unit, height * unit)
  const layout = random.fork(`layout ${count}`)
  piece.draw({
    scene,
    width: scene.width,
    height: scene.height,
    hand,
    random: layout,
    night: piece.mood === 'night',
  })
  if (piece.crop !== undefined) comeCloser(scene, piece.crop)
  speakDialect(scene, hand, piece.gentle ?? false)
  return {
    scene: { ...scene, shapes: scene.shapes.map((shape) => emptyIfOutside(shape, scene)) },
    colours: coloursFor(plan, recipe.number, count),
  }
}

/** Everything but the ground grows from the middle of the sheet. */
function comeCloser(scene: Scene, times: number): void {
  const [x, y] = [(scene.width / 2) * (1 - times), (scene.height / 2) * (1 - times)]
  for (const shape of scene.shapes) {
    if (shape.backdrop) continue
    shape.rings = shape.rings.map((ring) => ring.map(([px, py]): Point => [x + px * times, y + py * times]))
    shape.width *= times
  }
}

/** A shape that lies wholly outside costs nothing to paint; its place in the list stays, as clips count places. */
function emptyIfOutside(shape: Shape, { width, height }: Scene): Shape {
  const { left, right, top, bottom } = boxOf(shape.rings.flat())
  const reach = shape.width
  const visible = right > -reach && left < width + reach && bottom > -reach && top < height + reach
  return visible ? shape : { ...shape, rings: [] }
}
