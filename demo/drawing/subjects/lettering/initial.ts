import { flyingBird } from '../../animals/birds.ts'
import type { Point } from '../../core/geometry.ts'
import { type Face, letterOutlines } from '../../core/lettering.ts'
import { cutRings, inside } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './lettering-parts.ts'

const LETTERS = 'ABDEFGHKLMNRSZ'

export const initial: Composition = (random) => {
  const letter = random.pick([...LETTERS])
  const face = random.pick(['abril-fatface', 'alfa-slab-one', 'playfair-display', 'rammetto-one'] as const)
  return {
    mood: random.pick(['paper', 'bold', 'night', 'dusk'] as const),
    format: random.pick([SQUARE, ...TALL]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [`Initiale ${letter}`, `Initial ${letter}`],
        [`${letter}, zugewachsen`, `${letter}, overgrown`],
        [`Der Garten im ${letter}`, `The garden in the ${letter}`],
      ]),
      alt: [
        `Der Buchstabe ${letter}, durch dessen Formen Pflanzen wachsen, ein Vogel fliegt vorbei`,
        `The letter ${letter} with plants growing through its shape, a bird flying past`,
      ],
      keywords: [...KEYWORDS, ['Initiale', 'initial'], ['Buchstabe', 'letter']],
    },
    draw(stage) {
      drawInitial(stage, letter, face)
    },
  }
}

function drawInitial(stage: Stage, letter: string, face: Face): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  for (let index = 0; index < 8; index++)
    plant(
      stage,
      chance.pick(PLANTS),
      width * chance.between(0.1, 0.9),
      height * 0.96,
      height * chance.between(0.4, 0.85),
      { leaf: 'far', leafToo: 'mid' },
    )
  const size = Math.min(width * 0.68, height * 0.66)
  const { rings, width: wide } = letterOutlines(face, letter, size)
  const [x, y] = [(width - wide) / 2, (height - size) / 2]
  const body = cutRings(
    scene,
    rings.map((ring) => ring.map(([px, py]): Point => [px + x, py + y])),
    chance.pick(['a', 'bloom', 'b', 'c'] as const),
  )
  drawBlossoms(stage, x, y, wide, size, body)
  for (let index = 0; index < 7; index++)
    plant(
      stage,
      chance.pick(PLANTS),
      x + wide * chance.between(-0.1, 1.1),
      y + size * 1.06,
      size * chance.between(0.3, 0.7),
    )
  flyingBird(stage, width * 0.78, height * 0.2, size * 0.32, true, 'sun', 'd')
}

function drawBlossoms(stage: Stage, x: number, y: number, wide: number, size: number, body: number): void {
  const { scene, random: chance } = stage
  inside(scene, body, () => {
    for (let index = 0; index < 16; index++)
      flowerHead(
        stage,
        [x + wide * chance.next(), y + size * chance.next()],
        size * chance.between(0.04, 0.09),
        chance.whole(5, 9),
        0.6,
        { bloom: chance.pick(['light', 'sun', 'white', 'd'] as const), heart: 'dark' },
      )
  })
}
