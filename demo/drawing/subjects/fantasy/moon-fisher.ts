import { type Point, polar, steps } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cloud, ground, stars } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { POSES } from '../../people/pose.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './fantasy-parts.ts'

export const moonFisher: Composition = (random) => ({
  mood: 'night',
  format: random.pick(TALL),
  surface: 'sky',
  words: {
    title: random.pick<Both>([
      ['Sternenangler', 'Fishing for stars'],
      ['Nachtschicht am Mond', 'Night shift on the moon'],
      ['Geduldsfaden', 'A thread of patience'],
    ]),
    alt: random.fork('words').pick<Both>([
      [
        'Ein Kind sitzt auf der Mondsichel und angelt einen Stern',
        'A child sits on the crescent moon, fishing for a star',
      ],
      [
        'Von der Mondsichel aus lässt ein Kind eine Angel zu einem Stern hinab',
        'From the crescent moon, a child lowers a fishing line to a star',
      ],
      ['Ein Kind auf dem Mond hat einen Stern an der Angel', 'A child on the moon has a star on the line'],
    ]),
    keywords: [...KEYWORDS, ['Mond', 'moon'], ['Sterne', 'stars'], ['Nacht', 'night']],
  },
  draw: drawFisher,
})

function drawFisher(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  stars(stage, 90, height)
  const [x, y, radius] = [width * 0.4, height * 0.4, width * 0.3]
  const outer = steps(16, (share) => polar([x, y], -1.0 + share * 4.3, radius))
  const inner = steps(16, (share) =>
    polar([x + radius * 0.4, y - radius * 0.16], 3.05 - share * 3.75, radius * 0.8),
  )
  fill(scene, [...outer, ...inner], 'sun')
  const seat: Point = [x + radius * 0.56, y + radius * 0.62]
  figure(stage, {
    x: seat[0],
    y: seat[1] + radius * 0.42,
    height: radius * 1.15,
    pose: { ...POSES.sit, near: { ...POSES.sit.near, upperArm: 62, foreArm: 84 } },
    outfit: { ...outfitOf(stage, 0), style: 'beanie' },
  })
  const tip: Point = [width * 0.9, seat[1] - radius * 0.62]
  line(scene, [[seat[0] + radius * 0.3, seat[1] - radius * 0.1], tip], 'trunk', 6)
  const end: Point = [width * 0.88, height * 0.76]
  line(scene, [tip, [tip[0] - 10, (tip[1] + end[1]) / 2], end], 'light', 2.4)
  cut(
    scene,
    steps(11, (share, index) =>
      polar(end, share * Math.PI * 2 - 1.57, index % 2 ? width * 0.03 : width * 0.07),
    ).slice(0, 10),
    'glow',
  )
  for (const [cx, cy, size] of [
    [0.16, 0.8, 0.42],
    [0.62, 0.88, 0.5],
    [0.95, 0.96, 0.4],
    [0.2, 0.98, 0.5],
  ] as const)
    cloud(stage, width * cx, height * cy, width * size, chance.pick(['far', 'mid'] as const))
}
