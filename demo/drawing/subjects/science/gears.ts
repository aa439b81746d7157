import { ellipse, type Point, polar, steps, TURN } from '../../core/geometry.ts'
import { cutRings, fill, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { ANY, type Both, type Composition, SQUARE } from '../piece.ts'
import { KEYWORDS } from './science-parts.ts'

export const gears: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'night', 'day'] as const),
  format: random.pick([SQUARE, ...ANY]),
  words: {
    title: random.pick<Both>([
      ['Räderwerk', 'Clockwork'],
      ['Ineinander', 'Interlocking'],
      ['Wie eins zum anderen führt', 'How one thing leads to another'],
    ]),
    alt: [
      'Zahnräder verschiedener Größe greifen ineinander, kleine Menschen halten sie in Gang',
      'Cogwheels of different sizes interlock while small people keep them running',
    ],
    keywords: [
      ...KEYWORDS,
      ['Maschine', 'machine'],
      ['Zusammenarbeit', 'teamwork'],
      ['Wirtschaft', 'business'],
    ],
  },
  draw: drawGears,
})

function drawGears(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  const unit = Math.min(width, height)
  let centre: Point = [width * 0.24, height * 0.3]
  let [radius, angle] = [unit * 0.2, 0.5]
  for (let wheel = 0; wheel < 8; wheel++) {
    cog(stage, centre, radius, (['a', 'b', 'c', 'd', 'bloom', 'sun'] as const)[wheel % 6] ?? 'a', wheel)
    if (wheel % 2 === 0)
      figure(stage, {
        x: centre[0],
        y: centre[1] - radius * 1.06,
        height: unit * 0.19,
        pose: chance.pick(['walk', 'push', 'reach', 'run', 'carry'] as const),
        flip: chance.chance(0.5),
        outfit: outfitOf(stage, wheel),
      })
    const next = unit * chance.between(0.09, 0.19)
    angle = wheel % 2 ? chance.between(0.9, 1.4) : chance.between(-0.5, 0.3)
    const step: Point = polar(centre, angle, radius + next + unit * 0.016)
    centre = [
      step[0] > width * 0.92 ? width * 0.16 : step[0],
      step[1] > height * 0.9 ? height * 0.8 : step[1],
    ]
    radius = next
  }
}

function cog({ scene }: Stage, [x, y]: Point, radius: number, slot: Slot, seed: number): void {
  const teeth = Math.max(9, Math.round(radius / 11))
  const outline = steps(teeth * 4 + 1, (share, index) =>
    polar([x, y], share * TURN + seed, radius * (index % 4 < 2 ? 1.1 : 0.94)),
  ).slice(0, -1)
  cutRings(scene, [outline, ellipse(x, y, radius * 0.22)], slot)
  const ring = ellipse(x, y, radius * 0.66)
  line(scene, [...ring, ...ring.slice(0, 1)], slot, radius * 0.07, { tone: -0.09 })
  for (let hole = 0; hole < 5; hole++) {
    const [hx, hy] = polar([x, y], (hole / 5) * TURN + seed, radius * 0.45)
    fill(scene, ellipse(hx, hy, radius * 0.1), slot, { tone: -0.12 })
  }
}
