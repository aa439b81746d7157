import { type Point, path, polar, rectangle, steps, TURN } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge, type Surface } from '../../parts/land.ts'
import { undergrowth } from '../../parts/plants.ts'
import { ground, stars } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './space-parts.ts'

export const stargazers: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  surface: 'sky',
  words: {
    title: random.pick<Both>([
      ['Sternbilder', 'Constellations'],
      ['Wünsch dir was', 'Make a wish'],
      ['Klare Nacht', 'Clear night'],
    ]),
    alt: [
      'Zwei Menschen mit Fernrohr unter einem Himmel voller Sternbilder in Tierform',
      'Two people with a telescope beneath a sky full of animal constellations',
    ],
    keywords: [...KEYWORDS, ['Fernrohr', 'telescope'], ['Nacht', 'night'], ['Staunen', 'wonder']],
  },
  draw: drawNightSky,
})

function drawNightSky(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  drawMilkyWay(stage)
  stars(stage, 120, height * 0.8)
  drawConstellations(stage)
  ridge(stage, height * 0.72, 30, 'far')
  const hill = ridge(stage, height * 0.82, 24, 'near')
  const x = width * 0.52
  drawTelescope(stage, x, hill)
  figure(stage, {
    x: width * 0.4,
    y: hill(width * 0.4) + 30,
    height: height * 0.3,
    pose: 'reach',
    outfit: outfitOf(stage, 0),
  })
  figure(stage, {
    x: width * 0.68,
    y: hill(width * 0.68) + 30,
    height: height * 0.28,
    pose: chance.pick(['point', 'relaxed'] as const),
    flip: chance.chance(0.5),
    outfit: outfitOf(stage, 1),
  })
  undergrowth(stage, ['grass', 'umbel'], 12, height * 1.02, height * 0.13)
}

function drawMilkyWay({ height, width, scene }: Stage): void {
  for (const [reach, slot] of [
    [0.3, 'far'],
    [0.17, 'mid'],
  ] as const) {
    const milkyWay: Point[] = [
      [-80, height * 0.1],
      [width * 0.4, height * 0.3],
      [width * 0.8, height * 0.34],
      [width + 80, height * 0.6],
    ]
    fill(
      scene,
      ribbon(milkyWay, [height * reach, height * reach * 0.7, height * reach, height * reach * 0.6]),
      slot,
    )
  }
}

function drawConstellations({ width, height, scene }: Stage): void {
  const figures: Point[][] = [
    path([0, 0, 60, -30, 120, -20, 160, 20, 110, 60, 40, 50, 0, 0, -40, -50]),
    path([0, 0, 50, 40, 110, 30, 150, -20, 210, -30, 230, 20]),
    path([0, 0, -20, 70, 40, 110, 90, 60, 60, 0, 0, 0, 30, -60, 60, 0]),
  ]
  for (const [index, constellation] of figures.entries()) {
    const at = constellation.map(
      ([x, y]): Point => [
        width * (0.16 + index * 0.27) + x * 0.9,
        height * (0.2 + (index % 2) * 0.14) + y * 0.9,
      ],
    )
    line(scene, at, 'far', 2.4, { curved: false })
    for (const [x, y] of at) {
      const star = steps(9, (share, point) => polar([x, y], share * TURN, point % 2 ? 5 : 12)).slice(0, 8)
      cut(scene, star, 'sun', { fine: true })
    }
  }
}

function drawTelescope({ scene, height }: Stage, x: number, hill: Surface): void {
  for (const dx of [-34, 0, 34])
    line(
      scene,
      [
        [x, hill(x) - height * 0.14],
        [x + dx, hill(x) + 20],
      ],
      'trunk',
      8,
    )
  place(scene, { x, y: hill(x) - height * 0.15, turn: -0.7 }, () => {
    cut(scene, rectangle(-70, -14, 130, 28), 'bloom')
    cut(scene, rectangle(50, -20, 46, 40), 'bloom', { tone: -0.06 })
    cut(scene, rectangle(-88, -9, 22, 18), 'dark')
  })
}
