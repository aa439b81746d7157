import { arc, rectangle } from '../../core/geometry.ts'
import { cut, inside, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './science-parts.ts'

export const greenhouse: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Glashaus', 'Glasshouse'],
      ['Klima 2080', 'Climate 2080'],
      ['Tropen auf Zeit', 'Borrowed tropics'],
    ]),
    alt: [
      'Kuppelgewächshaus voller Pflanzen, darin arbeiten Menschen, draußen liegt Schnee',
      'A domed greenhouse full of plants, people working inside while snow lies outside',
    ],
    keywords: [...KEYWORDS, ['Gewächshaus', 'greenhouse'], ['Klima', 'climate']],
  },
  draw: drawGreenhouse,
})

function drawGreenhouse(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.86, height * 0.16, 1.1)
  ridge(stage, height * 0.66, 26, 'far')
  const [x, base, half] = [width / 2, height * 0.84, Math.min(width * 0.42, height * 0.54)]
  cut(scene, rectangle(-BLEED, base - 14, width + 2 * BLEED, height), 'white')
  const dome = cut(scene, arc(x, base, half, half * 1.18, 180, 360, 26), stage.night ? 'glow' : 'light', {
    tone: stage.night ? -0.16 : 0.02,
  })
  inside(scene, dome, () => {
    for (let index = 0; index < 12; index++)
      plant(
        stage,
        chance.pick(PLANTS),
        x + (index / 11 - 0.5) * half * 1.8,
        base,
        half * chance.between(0.4, 0.92),
      )
  })
  gardeners(stage, x, base, half)
  glazing(stage, x, base, half)
  for (const share of [0.05, 0.12, 0.9, 0.97])
    anyTree(stage, width * share, base + height * 0.05, height * chance.between(0.2, 0.34), {
      crown: 'white',
      shade: 'light',
      trunk: 'trunk',
    })
}

function gardeners(stage: Stage, x: number, base: number, half: number): void {
  for (const [dx, index] of [
    [-0.34, 0],
    [0.3, 1],
  ] as const)
    figure(stage, {
      x: x + dx * half,
      y: base + 4,
      height: half * 0.5,
      pose: stage.random.pick(['water', 'reach', 'kneel'] as const),
      flip: dx > 0,
      outfit: outfitOf(stage, index),
      held: (at) => prop(stage, index ? 'flowers' : 'watering-can', at, 'c'),
    })
}

/** The white bars between the panes, the rim and the wall it stands on. */
function glazing({ scene }: Stage, x: number, base: number, half: number): void {
  for (let rib = 1; rib < 8; rib++)
    line(
      scene,
      arc(x, base, half * Math.abs(1 - rib / 4), half * 1.18, rib < 4 ? 180 : 270, rib < 4 ? 270 : 360, 14),
      'white',
      5,
    )
  for (const level of [0.3, 0.62, 0.9])
    line(
      scene,
      arc(
        x,
        base - half * level * 0.6,
        half * Math.sqrt(Math.max(0.05, 1 - (level * 0.51) ** 2)),
        half * 0.06,
        180,
        0,
        14,
      ),
      'white',
      5,
    )
  const rim = arc(x, base, half, half * 1.18, 180, 360, 30)
  line(scene, rim, 'white', 10)
  cut(scene, rectangle(x - half * 1.04, base - 8, half * 2.08, 24), 'trunk')
}
