import { ellipse, path, rectangle, roundedRectangle, spline } from '../../core/geometry.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { mountains, ridge, winding } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './travel-parts.ts'

export const campervan: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Haus auf Rädern', 'House on wheels'],
      ['Ohne Navi', 'No sat nav'],
      ['Erste Gasse links', 'First left'],
    ]),
    alt: [
      'Ein bepackter Bus fährt über eine Passstraße, am Fenster winkt jemand',
      'A loaded van drives over a mountain pass, somebody waving from the window',
    ],
    keywords: [...KEYWORDS, ['Auto', 'vehicle'], ['Berge', 'mountains'], ['Abenteuer', 'adventure']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.22, 1.5)
    if (!stage.night) clouds(stage, 3)
    mountains(stage, height * 0.66, height * 0.4, 'far', true)
    const hill = ridge(stage, height * 0.64, 20, 'mid')
    winding(stage, width * 0.8, hill(width * 0.8) + 4, 'light', width * 0.2)
    for (const share of [0.05, 0.18, 0.9])
      anyTree(stage, width * share, hill(width * share) + 26, height * chance.between(0.22, 0.34))
    const road = height * 0.86
    cut(scene, rectangle(-BLEED, road - 22, width + 2 * BLEED, height), 'front')
    for (let dash = 0; dash < 9; dash++)
      cut(scene, rectangle(width * dash * 0.13, height * 0.93, width * 0.07, 7), 'glow')
    van(stage, width * 0.46, road + 8, width * 0.4)
    for (let index = 0; index < 10; index++)
      plant(
        stage,
        chance.pick(['grass', 'daisy', 'umbel'] as const),
        width * chance.next(),
        height * 1.03,
        height * 0.12,
      )
  },
})

function van(stage: Stage, x: number, y: number, length: number): void {
  const { scene } = stage
  place(scene, { x, y, scale: length / 200 }, () => {
    luggage(stage)
    fill(scene, path([-96, -108, 60, -116, 70, -112, 60, -106, -90, -102]), 'sun')
    const body = cut(
      scene,
      spline(path([-100, -20, -102, -70, -92, -98, 40, -100, 66, -92, 92, -52, 100, -44, 102, -20]), 4),
      'a',
    )
    inside(scene, body, () => cut(scene, rectangle(-120, -130, 240, 78), 'white'))
    for (const [wx, w] of [
      [-88, 40],
      [-40, 40],
      [8, 36],
    ] as const)
      cut(scene, roundedRectangle(wx, -90, w, 30, 6), stage.night ? 'glow' : 'water')
    cut(scene, path([52, -90, 64, -84, 84, -56, 52, -56]), stage.night ? 'glow' : 'water')
    bust(stage, -20, -72, 20, { ...bustOf(stage, 1), garment: 'crew' }, false)
    cut(scene, rectangle(-42, -58, 44, 12), 'white')
    line(
      scene,
      [
        [4, -94],
        [4, -22],
      ],
      'dark',
      1.6,
    )
    for (const wheel of [-60, 62]) {
      fill(scene, ellipse(wheel, -16, 19), 'dark')
      fill(scene, ellipse(wheel, -16, 8), 'light')
    }
    fill(scene, ellipse(97, -36, 6, 7), 'glow')
    cut(scene, roundedRectangle(-106, -26, 16, 7, 3), 'light')
  })
}

function luggage({ scene }: Stage): void {
  for (const [bx, by, w, h, slot] of [
    [-70, -128, 52, 24, 'bloom'],
    [-14, -124, 40, 20, 'c'],
    [-62, -146, 34, 20, 'd'],
  ] as const)
    cut(scene, roundedRectangle(bx, by, w, h, 5), slot)
}
