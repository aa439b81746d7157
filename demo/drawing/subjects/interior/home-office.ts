import { cat } from '../../animals/cat.ts'
import { cut } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { bookcase, pottedPlant } from '../../parts/furnishings.ts'
import { chair, table } from '../../parts/furniture.ts'
import { room, windowView } from '../../parts/room.ts'
import { cup } from '../../parts/tableware.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const homeOffice: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Heute von hier', 'From here today'],
      ['Kamera aus', 'Camera off'],
      ['Arbeitszimmer', 'Study'],
    ]),
    alt: [
      'Eine Person arbeitet am Schreibtisch am Laptop, eine Katze läuft über die Tischplatte',
      'A person works on a laptop at the desk while a cat walks across it',
    ],
    keywords: [...KEYWORDS, ['Büro', 'office'], ['Arbeit', 'work'], ['Laptop', 'laptop']],
  },
  draw: drawOffice,
})

function drawOffice(stage: Stage): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.8, 'wall', 'floor', stage.hand.pattern)
  windowView(stage, width * 0.58, height * 0.08, width * 0.3, height * 0.36, false)
  bookcase(stage, width * 0.05, height * 0.36, width * 0.26, height * 0.26, 2, 'trunk')
  const [base, tall] = [floor + height * 0.12, height * 0.6]
  chair(stage, width * 0.35, base, tall * 0.5, 'd', false)
  figure(stage, { x: width * 0.36, y: base, height: tall, pose: 'type', outfit: outfitOf(stage, 0) })
  const top = tall * 0.38
  table(stage, width * 0.64, base + 8, width * 0.46, top, 'trunk')
  drawLaptop(stage, top, base)
  cup(stage, width * 0.67, base - top, 52, 'bloom', true)
  cat(
    stage,
    'walk',
    width * 0.79,
    base - top + 4,
    height * 0.2,
    true,
    chance.pick(['dark', 'bloomToo'] as const),
  )
  pottedPlant(stage, width * 0.94, base + 10, height * 0.42, 'monstera', 'a')
}

function drawLaptop({ scene, width, height }: Stage, top: number, base: number): void {
  cut(
    scene,
    [
      [width * 0.5, base - top],
      [width * 0.49, base - top - height * 0.015],
      [width * 0.59, base - top - height * 0.015],
      [width * 0.6, base - top],
    ],
    'dark',
  )
  cut(
    scene,
    [
      [width * 0.59, base - top - 6],
      [width * 0.615, base - top - height * 0.16],
      [width * 0.63, base - top - height * 0.16],
      [width * 0.605, base - top - 6],
    ],
    'light',
  )
}
