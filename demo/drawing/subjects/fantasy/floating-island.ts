import { flyingBird } from '../../animals/birds.ts'
import { ribbon } from '../../core/ribbon.ts'
import { fill, inside, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { cloud, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { castle } from './castle.ts'
import { KEYWORDS } from './fantasy-parts.ts'

export const floatingIsland: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  surface: 'sky',
  words: {
    title: random.pick<Both>([
      ['Luftschloss', 'Castle in the air'],
      ['Bodenlos', 'Groundless'],
      ['Oben ist noch Platz', 'Room at the top'],
    ]),
    alt: [
      'Eine Burg steht auf einer schwebenden Insel, Wurzeln hängen herab, Wolken ziehen vorbei',
      'A castle stands on a floating island, roots hanging down, clouds drifting past',
    ],
    keywords: [...KEYWORDS, ['Burg', 'castle'], ['Wolken', 'clouds']],
  },
  draw: drawIsland,
})

function drawIsland(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.6)
  cloud(stage, width * 0.14, height * 0.36, width * 0.28)
  const [x, y, half] = [width / 2, height * 0.58, Math.min(width * 0.36, height * 0.36)]
  castle(stage, x, y + 8, half)
  for (const share of [-0.86, -0.7, 0.7, 0.88])
    anyTree(stage, x + half * share, y + 10, half * chance.between(0.34, 0.5))
  drawRock(stage, x, y, half)
  drawRoots(stage, x, y, half)
  fill(
    scene,
    [
      [x - half * 1.12, y + 10],
      [x - half * 0.6, y - 14],
      [x, y - 8],
      [x + half * 0.6, y - 16],
      [x + half * 1.12, y + 10],
      [x + half * 0.6, y + 34],
      [x, y + 22],
      [x - half * 0.6, y + 36],
    ],
    'leaf',
  )
  for (let index = 0; index < 9; index++)
    plant(
      stage,
      chance.pick(['daisy', 'grass', 'tulip'] as const),
      x + half * chance.between(-0.9, 0.9),
      y + 22,
      half * 0.16,
    )
  cloud(stage, x - half * 0.9, y + half * 0.9, width * 0.3)
  cloud(stage, x + half * 0.9, y + half * 0.7, width * 0.36)
  flyingBird(stage, width * 0.18, height * 0.2, width * 0.1, false, 'white', 'light')
}

function drawRock({ scene }: Stage, x: number, y: number, half: number): void {
  const rock = fill(
    scene,
    [
      [x - half * 1.08, y - 4],
      [x - half * 0.8, y + half * 0.3],
      [x - half * 0.4, y + half * 0.46],
      [x - half * 0.16, y + half * 0.94],
      [x + half * 0.1, y + half * 0.62],
      [x + half * 0.4, y + half * 0.7],
      [x + half * 0.72, y + half * 0.26],
      [x + half * 1.08, y - 4],
    ],
    'trunk',
  )
  inside(scene, rock, () => {
    for (let layer = 0; layer < 4; layer++)
      fill(
        scene,
        ribbon(
          [
            [x - half * 1.2, y + half * (0.16 + layer * 0.2)],
            [x, y + half * (0.24 + layer * 0.2)],
            [x + half * 1.2, y + half * (0.12 + layer * 0.2)],
          ],
          [12, 20, 10],
        ),
        'trunk',
        { tone: layer % 2 ? 0.07 : -0.06 },
      )
  })
}

function drawRoots({ scene, random: chance }: Stage, x: number, y: number, half: number): void {
  for (let root = 0; root < 8; root++) {
    const rx = x + half * (-0.7 + root * 0.2)
    line(
      scene,
      [
        [rx, y + half * 0.3],
        [rx + chance.swing() * 20, y + half * 0.6],
        [rx + chance.swing() * 30, y + half * chance.between(0.66, 1.1)],
      ],
      'leafDark',
      5,
    )
  }
}
