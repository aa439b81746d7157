import { arc, path } from '../../core/geometry.ts'
import { fill, line } from '../../core/scene.ts'
import { BLEED } from '../../core/stage.ts'
import { cloud, ground, skyLight, stars } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Composition, SQUARE, WIDE } from '../piece.ts'
import { KEYWORDS } from './portrait-parts.ts'

export const nightDreamer: Composition = (random) => ({
  mood: 'night',
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick([
      ['Mondsüchtig', 'Moonstruck'],
      ['Nachtgedanken', 'Night thoughts'],
      ['Wach bis drei', 'Awake till three'],
    ]),
    alt: [
      'Eine Person blickt nachts auf, hinter ihr Mond, Sterne und Wolken',
      'A person looks up at night, moon, stars and clouds behind them',
    ],
    keywords: [...KEYWORDS, ['Nacht', 'night'], ['Traum', 'dream']],
  },
  draw(stage): void {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 60, height)
    skyLight(stage, width * 0.72, height * 0.32, 2.6)
    cloud(stage, width * 0.2, height * 0.28, width * 0.3, 'far')
    cloud(stage, width * 0.85, height * 0.6, width * 0.36, 'mid')
    const [right, low] = [width + BLEED, height + BLEED]
    const ridge = [-BLEED, height * 0.84, width * 0.3, height * 0.78, width * 0.7, height * 0.86]
    fill(scene, path([-BLEED, low, ...ridge, right, height * 0.8, right, low]), 'near')
    bust(stage, width * 0.4, height * 0.52, height * 0.52, bustOf(stage, 2), chance.chance(0.3))
    line(scene, arc(width * 0.4, height * 0.5, height * 0.44, height * 0.44, 200, 330, 24), 'light', 2, {
      fine: true,
    })
  },
})
