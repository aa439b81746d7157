import { arc, type Point, polar, roundedRectangle, steps, TURN } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './music-parts.ts'

export const listening: Composition = (random) => ({
  mood: random.pick(['bold', 'night', 'paper'] as const),
  format: random.pick([SQUARE, ...TALL]),
  words: {
    title: random.pick<Both>([
      ['Kopfhörer', 'Headphones'],
      ['Ganz Ohr', 'All ears'],
      ['Schleife', 'On repeat'],
    ]),
    alt: [
      'Um den Kopf einer Person mit großen Kopfhörern kreisen farbige Schallwellen',
      'Coloured sound waves circle the head of a person wearing large headphones',
    ],
    keywords: [...KEYWORDS, ['Porträt', 'portrait'], ['Kopfhörer', 'headphones']],
  },
  draw: drawListening,
})

function drawListening(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  const centre: Point = [width / 2, height * 0.46]
  const size = Math.min(width, height) * 0.52
  soundWaves(stage, centre, size)
  const who = {
    ...bustOf(stage, chance.whole(0, 3)),
    turn: 0,
    earrings: false,
    style: chance.pick(['crop', 'bob', 'curls', 'parted', 'bald', 'topknot'] as const),
  }
  bust(stage, centre[0], centre[1] + size * 0.06, size, who, false)
  headphones(stage, centre, size, who.half)
}

function soundWaves({ scene }: Stage, centre: Point, size: number): void {
  for (let ring = 6; ring > 0; ring--) {
    const wave = steps(61, (share) =>
      polar(
        centre,
        share * TURN,
        size * (0.42 + ring * 0.13) + Math.sin(share * TURN * (8 + ring * 2)) * 12 * (ring % 2 ? 1 : 0.5),
      ),
    ).slice(0, 60)
    fill(scene, wave, (['a', 'b', 'c', 'd', 'far', 'sun'] as const)[ring % 6] ?? 'a')
  }
}

/** On ears that are `half` a face's height away from its middle. */
function headphones({ scene }: Stage, centre: Point, size: number, half: number): void {
  line(
    scene,
    arc(centre[0], centre[1] + size * 0.02, size * (half + 0.09), size * 0.66, 192, 348, 16),
    'dark',
    size * 0.07,
  )
  for (const side of [-1, 1]) {
    cut(
      scene,
      roundedRectangle(
        centre[0] + side * size * (half + 0.08) - size * 0.09,
        centre[1] - size * 0.1,
        size * 0.18,
        size * 0.34,
        size * 0.08,
      ),
      'dark',
    )
    cut(
      scene,
      roundedRectangle(
        centre[0] + side * size * (half + 0.12) - size * 0.05,
        centre[1] - size * 0.06,
        size * 0.1,
        size * 0.26,
        size * 0.05,
      ),
      'bloom',
    )
  }
}
