import { quadruped } from '../../animals/quadruped.ts'
import { ellipse, path } from '../../core/geometry.ts'
import { fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor, CLIMB } from '../../ideas/actor.ts'
import { bicycle } from '../../parts/vehicles.ts'
import type { Outfit } from '../../people/clothes.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { pose } from '../../people/pose.ts'
import type { Both } from '../../subjects/piece.ts'
import { anySlot, type Part } from '../part.ts'
import { drawMarks, drawnParts, readMarks } from './drawn.ts'

const RIDE = pose(2, 2, [26, 78, 58, -8], [30, 84, 52, -10])
const LEAP = pose(20, -12, [96, 118, 78, -24], [-100, -84, 34, -34])
const CRAWL = pose(78, -50, [126, 76, -80, -86], [60, 50, -88, -92])
const EMBRACE = pose(6, 8, [46, 92, 4, -4], [66, 108, -6, -4])

const WHEELCHAIR =
  readMarks(`dark k 2.4 -18 -6 -15 22 -22 24; ? p -17 20 -13 20 -11 -4 -15 -4; ? p -15 -2 12 -2 12 -6 -15 -6; dark k
  2 10 -4 20 -24; dark e 16 -24 4`)
const BIG_WHEEL = Array.from({ length: 8 }, (_, spoke) => {
  const [x, y] = [Math.cos((spoke * Math.PI) / 4) * 18, Math.sin((spoke * Math.PI) / 4) * 18]
  return `light k 0.8 0 0 ${x.toFixed(1)} ${y.toFixed(1)}`
}).join('; ')
const WHEEL = readMarks(`${BIG_WHEEL};
  dark l 2.4 18 0 12.7 12.7 0 18 -12.7 12.7 -18 0 -12.7 -12.7 0 -18 12.7 -12.7 18 0;
  dark o 0 0 2.4`)

/** Seats fit usual legs. */
function usualLegs(stage: Stage): Stage {
  return { ...stage, hand: { ...stage.hand, legs: 1 } }
}

/** Somebody on a bicycle whose wheels stand at (x, y). */
export function cyclist(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  outfit: Outfit,
): void {
  const height = size * 0.98
  figure(usualLegs(stage), {
    x: x - ((flip ? -8 : 8) * height) / 100,
    y: y - 0.14 * height,
    height,
    flip,
    pose: 'cycle',
    outfit: { ...outfit, garment: outfit.garment === 'shorts' ? 'shorts' : 'trousers' },
    behind: () =>
      place(stage.scene, { x: 13, y: 14 }, () => bicycle(stage, 58, outfit.cloth === 'd' ? 'c' : 'd')),
  })
}

function part(words: Both, draw: Part['draw']): Part {
  return { words, draw }
}

export const OTHER_PEOPLE: Readonly<Record<string, Part>> = {
  cyclist: part(['Radfahren', 'cycling'], (stage, x, y, size, { flip }) =>
    cyclist(stage, x, y, size, flip, outfitOf(stage, stage.random.whole(0, 3))),
  ),
  rider: part(['Reiten', 'riding'], (stage, x, y, size, { doing, flip }) => {
    quadruped(stage, 'horse', doing === 'walk' ? 'walk' : 'trot', x, y, size * 0.62, flip)
    actor(usualLegs(stage), [x, y - size * 0.3, size * 0.68], RIDE, { who: stage.random.whole(0, 3), flip })
  }),
  skater: part(['Skateboard', 'skateboard'], (stage, x, y, size, { flip }) => {
    const { scene } = stage
    place(scene, { x, y: y - size * 0.16, scale: size / 100, turn: flip ? 0.2 : -0.2, flip }, () =>
      drawMarks(
        scene,
        readMarks('? p -26 4 -20 0 20 0 26 4 26 -1 20 -4 -20 -4 -26 -1; dark o -14 -6 4; dark o 14 -6 4'),
        'a',
      ),
    )
    const outfit: Outfit = { ...outfitOf(stage, stage.random.whole(0, 3)), style: 'cap', garment: 'trousers' }
    figure(stage, { x, y: y - size * 0.17, height: size * 0.88, flip, pose: LEAP, outfit })
  }),
  climber: part(['Klettern', 'climbing'], (stage, x, y, size, { flip }) => {
    const outfit: Outfit = { ...outfitOf(stage, stage.random.whole(0, 3)), garment: 'trousers' }
    const slot = anySlot(stage)
    const at = figure(stage, { x, y, height: size * 0.95, flip, pose: CLIMB, outfit })
    line(stage.scene, [at.hips, [at.hips[0] + size * 0.04, y - size * 2.4]], 'dark', size * 0.012)
    for (const [hx, hy] of [at.nearHand, at.farHand, at.nearFoot])
      fill(stage.scene, ellipse(hx + size * 0.02, hy + size * 0.03, size * 0.04, size * 0.026, 0.3), slot)
  }),
  swimmer: part(['Schwimmen', 'swimming'], (stage, x, y, size, { flip }) => {
    const outfit: Outfit = {
      ...outfitOf(stage, stage.random.whole(0, 3)),
      garment: 'shorts',
      longSleeves: false,
      style: 'beanie',
    }
    figure(stage, {
      x: x - size * (flip ? -0.3 : 0.3),
      y: y - size * 0.12,
      height: size * 2,
      flip,
      pose: CRAWL,
      outfit,
    })
    const crest = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].flatMap((share, at) => [
      x + share * size,
      y - size * (at % 2 ? 0.2 : 0.12),
    ])
    fill(
      stage.scene,
      path([...crest, x + size * 1.2, y + size * 0.2, x - size * 1.2, y + size * 0.2]),
      'water',
    )
    line(stage.scene, path(crest), 'white', size * 0.03)
  }),
  'couple-hugging': part(['Umarmung', 'embrace'], (stage, x, y, size, { flip }) => {
    const who = stage.random.whole(0, 3)
    for (const side of flip ? [1, -1] : [-1, 1])
      actor(stage, [x + side * size * 0.1, y, size * (side < 0 ? 0.97 : 0.9)], EMBRACE, {
        who: who + (side < 0 ? 1 : 2),
        flip: side > 0,
      })
  }),
  crowd: part(['Menge', 'crowd'], (stage, x, y, size) => {
    const { random } = stage
    for (const [row, count] of [4, 3].entries())
      for (let at = 0; at < count; at++)
        actor(
          stage,
          [
            x + (at - (count - 1) / 2) * size * 0.34,
            y - (1 - row) * size * 0.1,
            size * random.between(0.8, 0.92),
          ],
          random.pick(['stand', 'relaxed', 'wave', 'cheer', 'phone', 'shrug'] as const),
          { who: random.whole(0, 3), flip: random.chance(0.5) },
        )
  }),
  'wheelchair-user': part(['Rollstuhl', 'wheelchair'], (stage, x, y, size, { flip }) => {
    const { scene } = stage
    const slot = anySlot(stage)
    actor(usualLegs(stage), [x, y - size * 0.03, size * 1.32], 'sit', {
      who: stage.random.whole(0, 3),
      flip,
      behind: ({ hips }) =>
        place(scene, { x: hips[0], y: hips[1] + 6 }, () => drawMarks(scene, WHEELCHAIR, slot)),
      held: () => place(scene, { x: -2, y: -18 }, () => drawMarks(scene, WHEEL, slot)),
    })
  }),
  ...drawnParts(`
diver | Tauchen | diving
  bloom m -60 20 200 34 14; dark+6 r 11 8 6 | -26 24 -48 16 -62 20; bloom-6 m -60 30 165 34 14; dark r 12 9
  7 | -26 28 -48 34 -62 30; ? p -20 40 14 46 16 38 -18 32; dark r 24 22 20 | -30 26 0 28 22 32; dark+6 r 9 7
  6 | 16 24 34 8 46 6; skin1 e 48 5 5; skin1 e 38 38 12 11; dark s 26 42 32 52 44 52 46 46 34 42; water s 40
  44 52 42 52 34 42 32; dark k 2 28 40 42 40; dark l 2.4 44 30 36 24 20 36; white o 56 50 4; white o 62 60
  5; white o 56 72 3
sleeper | Schlaf | sleep
  white s -74 6 -78 22 -60 30 -38 28 -34 8 -50 2; hair1 e -58 27 16 15; skin1 e -52 26 13 12; hair1 s -70 26
  -64 42 -48 42 -40 36 -56 34; dark l 1.6 -48 29 -44 27 -40 29; blush o -47 22 3; ? s -44 2 -44 22 -24 38 6
  34 30 44 56 30 82 24 90 4; <?-10 l 3 -20 34 0 22 20 30 40 14; <light k 6 -40 0 -32 30; skin1 r 8 7 7 | -26
  26 -36 18 -46 14
astronaut | Raumfahrt | space travel
  light-8 p -20 80 20 80 20 36 -20 36; white r 17 15 13 | -10 40 -16 22 -14 8; white r 17 15 13 | 10 40 18
  24 14 8; white r 15 13 11 | -16 68 -36 58 -44 76; white r 15 13 11 | 16 68 36 74 42 94; *bloom e 16 4 12
  6; bloom e -45 78 7; bloom e 43 96 7; white s -20 70 -18 38 0 32 18 38 20 70 0 78; far p -11 58 11 58 11
  44 -11 44; bloom o -6 51 2.2; sun o 0 51 2.2; a o 6 51 2.2; white e 0 88 23 21; dark e 3 88 17 14; water m
  -8 92 -10 18 6
baby-pram | Kinderwagen | pram
  dark l 4 34 46 54 66 66 68; dark k 3 -30 14 28 44; dark k 3 30 14 -30 44; light s -40 50 -30 66 -10 66 0
  50; skin1 e -18 58 12; dark o -14 58 1.6; ? s -46 50 -36 30 0 22 36 30 46 50; ?-8 s 0 50 4 92 30 84 46 50;
  ?-14 k 2 4 50 22 88; *dark e 30 13 13; *light e 30 13 6
`),
}
