import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED } from '../../core/stage.ts'
import { townHouse } from '../../parts/buildings.ts'
import { clouds, ground } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'
import { passersBy, stall, WALLS } from './city-parts.ts'

export const marketSquare: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Markttag', 'Market day'],
      ['Frisch vom Feld', 'Fresh from the field'],
      ['Samstag um zehn', 'Saturday at ten'],
    ]),
    alt: [
      'Wochenmarkt mit gestreiften Ständen vor einer Reihe Giebelhäuser, Menschen kaufen ein',
      'Weekly market with striped stalls in front of gabled houses, people shopping',
    ],
    keywords: [
      ['Markt', 'market'],
      ['Stadt', 'town'],
      ['Menschen', 'people'],
      ['Einkaufen', 'shopping'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    clouds(stage, 3)
    const base = height * 0.66
    let x = -width * 0.05
    while (x < width) {
      const wide = width * chance.between(0.15, 0.22)
      townHouse(
        stage,
        x,
        base,
        wide,
        height * chance.between(0.3, 0.46),
        chance.pick(WALLS),
        chance.pick(['dark', 'white', 'bloom', 'b'] as const),
      )
      x += wide
    }
    cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
    for (const [index, share] of [0.18, 0.52, 0.86].entries())
      stall(
        stage,
        width * share,
        height * (0.84 + (index % 2) * 0.05),
        width * 0.28,
        height * 0.25,
        (['a', 'bloom', 'c'] as const)[index] ?? 'a',
      )
    passersBy(stage, height * 0.97, height * 0.27, width > height ? 4 : 3)
  },
})
