import type { Point } from '../../core/geometry.ts'
import { place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { bust, bustOf } from '../../people/bust.ts'
import type { Looks } from '../../people/bust-shape.ts'
import type { Outfit } from '../../people/clothes.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { HAIRS, type Hair } from '../../people/hair.ts'
import { POSES, type PoseName } from '../../people/pose.ts'
import { isProp, prop } from '../../people/props.ts'
import { type Both, keysOf } from '../../subjects/piece.ts'
import { anySlot, type Manner, type Part } from '../part.ts'
import { drawMarks, readMarks } from './drawn.ts'
import { cyclist, OTHER_PEOPLE } from './people-others.ts'

/** Somebody who searches calls a pose by these words; null stands where nobody would. */
const DOINGS: Record<PoseName, Both | null> = {
  stand: null,
  relaxed: null,
  walk: ['Spaziergang', 'walk'],
  stride: ['Eile', 'haste'],
  run: ['Laufen', 'running'],
  sit: null,
  read: ['Lesen', 'reading'],
  crossLegged: ['Ruhe', 'calm'],
  think: ['Nachdenken', 'thinking'],
  type: ['Arbeit', 'work'],
  carry: ['Tragen', 'carrying'],
  push: ['Schieben', 'pushing'],
  point: ['Zeigen', 'pointing'],
  argue: ['Streit', 'argument'],
  shrug: ['Zweifel', 'doubt'],
  wave: ['Gruß', 'greeting'],
  cheer: ['Jubel', 'cheering'],
  dance: ['Tanz', 'dance'],
  twirl: ['Tanz', 'dance'],
  jump: ['Sprung', 'jump'],
  cycle: ['Radfahren', 'cycling'],
  kneel: null,
  water: ['Gießen', 'watering'],
  paint: ['Malen', 'painting'],
  play: ['Musik', 'music'],
  phone: ['Telefon', 'phone'],
  stretch: ['Yoga', 'yoga'],
  reach: ['Greifen', 'reaching'],
  cook: ['Kochen', 'cooking'],
  dive: ['Tauchen', 'diving'],
}

/** How tall a figure looks beside a standing one when size is how tall it would stand. */
type Stature = {
  words: Both
  tall: number
  hairs: readonly Hair[]
  garments?: readonly ['trousers', 'shorts']
}

const HAIRS_OF = {
  woman: ['bob', 'long', 'bun', 'tail', 'afro', 'curls', 'scarf', 'fringe'],
  man: ['short', 'crop', 'bald', 'cap', 'beanie', 'hat', 'curls'],
} as const satisfies Record<string, readonly Hair[]>

function somebody({ words, tall, hairs, garments }: Stature): Part {
  return {
    words,
    doings: DOINGS,
    draw(stage, x, y, size, manner) {
      const { hand, random } = stage
      const outfit = outfitOf(stage, random.whole(0, 3))
      const young = tall < 1
      const drawer = young ? { ...stage, hand: { ...hand, headSize: hand.headSize * 1.3, girth: 1 } } : stage
      drawFigure(drawer, x, y, size * tall, manner, {
        ...outfit,
        ...(young && { hair: random.pick(['hair0', 'hair1', 'hair2', 'hair3'] as const), glasses: false }),
        style: stage.random.pick(hairs),
        beard: outfit.beard && !garments && hairs !== HAIRS_OF.woman && tall === 1,
        ...(garments && { garment: stage.random.pick(garments) }),
      })
    },
  }
}

/** Poses that need a seat. */
const SEATED: ReadonlySet<PoseName> = new Set(['sit', 'read', 'type', 'play', 'think'])

/** A stool, chair or crate under the hips, in units of a figure 100 high. */
const SEATS = [
  '? k 3 -9 -2 -11 -100; ? k 3 8 -2 10 -100; ?+6 p -13 0 12 0 12 -4 -13 -4',
  `? k 3 -14 34 -13 -100; ?-6 k 3 9 0 9 -100; ? p -16 34 -12 34 -11 14 -15 14;
   ?+6 p -15 0 12 0 12 -4 -15 -4`,
  '? p -13 0 12 0 12 -100 -13 -100; <?-10 k 2 -14 -9 14 -9; <?-10 k 2 -14 -17 14 -17',
].map(readMarks)

function seat({ scene, random }: Stage, [x, y]: Point): void {
  const slot = random.pick(['trunk', 'trunk', 'c', 'd'] as const)
  const legs = 0 - y - 6
  const marks = random.pick(SEATS).map((mark) => ({
    ...mark,
    numbers: mark.numbers.map((number) => (number === -100 ? -legs : number)),
  }))
  place(scene, { x, y: y + 6 }, () => drawMarks(scene, marks, slot))
}

function drawFigure(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { doing, holding, flip }: Manner,
  outfit: Outfit,
): void {
  const pose = keysOf(POSES).find((name) => name === doing) ?? 'stand'
  const held = holding !== null && isProp(holding) ? holding : null
  const slot = anySlot(stage)
  if (pose === 'cycle') cyclist(stage, x, y, height, flip, outfit)
  else
    figure(stage, {
      x,
      y,
      height: height * (1 + stage.random.swing() * 0.09),
      pose,
      flip,
      outfit,
      ...(SEATED.has(pose) && { behind: ({ hips }) => seat(stage, hips) }),
      ...(held && { held: (at) => prop(stage, held, at, slot) }),
    })
}

export const PEOPLE: Readonly<Record<string, Part>> = {
  woman: somebody({ words: ['Frau', 'woman'], tall: 1, hairs: HAIRS_OF.woman }),
  man: somebody({ words: ['Mann', 'man'], tall: 1, hairs: HAIRS_OF.man, garments: ['trousers', 'shorts'] }),
  person: somebody({ words: ['Mensch', 'person'], tall: 1, hairs: HAIRS }),
  child: somebody({
    words: ['Kind', 'child'],
    tall: 0.66,
    hairs: ['bob', 'short', 'tail', 'curls', 'cap', 'fringe', 'beanie'],
  }),
  ...OTHER_PEOPLE,
}

/** How high a likeness is with hair, against its size: no sheet is too low for a whole head. */
const WITH_HAIR = 1.12

/** Head and shoulders, as wide as they are high; the foot is where the sheet cuts them off. */
function likeness(looks?: Looks): Part {
  return {
    words: ['Porträt', 'portrait'],
    draw(stage, x, y, wanted, { flip }) {
      const size = Math.min(wanted, y / WITH_HAIR)
      bust(stage, x, y - size * 0.6, size * 0.6, bustOf(stage, stage.random.whole(0, 3), looks), flip)
    },
  }
}

export const LIKENESSES: Readonly<Record<string, Part>> = {
  'her-portrait': likeness('feminine'),
  'his-portrait': likeness('masculine'),
  'their-portrait': likeness(),
}
