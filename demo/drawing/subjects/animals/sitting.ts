import { sitter } from '../../animals/sitting.ts'
import { ellipse } from '../../core/geometry.ts'
import { fill } from '../../core/scene.ts'
import { ridge } from '../../parts/land.ts'
import { ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { aGerman, anEnglish, NAMES, thicket } from './animals-parts.ts'

const SITTERS = ['fox', 'wolf', 'dog', 'tiger', 'bear'] as const

export const sitting: Composition = (random) => {
  const name = random.pick(SITTERS)
  return {
    mood: random.pick(['bold', 'paper', 'night', 'dusk'] as const),
    format: random.pick([...TALL, SQUARE]),
    words: {
      title: random.pick<Both>([
        [`Sitzender ${NAMES[name][0]}`, `Sitting ${NAMES[name][1]}`],
        ['Geduld', 'Patience'],
        ['Wer wartet, gewinnt', 'Those who wait'],
      ]),
      alt: [
        `${aGerman(name)} sitzt aufrecht zwischen Blumen vor einer großen Scheibe`,
        `${anEnglish(name)} sits upright among flowers in front of a large disc`,
      ],
      keywords: [['Tier', 'animal'], NAMES[name], ['Blumen', 'flowers'], ['Ruhe', 'calm']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      fill(
        scene,
        ellipse(width / 2, height * 0.44, Math.min(width, height) * 0.4),
        chance.pick(['sun', 'far', 'light'] as const),
      )
      thicket(stage, height * 0.9, 8, height * 0.5, true)
      ridge(stage, height * 0.88, 10, 'near')
      sitter(
        stage,
        name,
        width * 0.5,
        height * 0.92,
        Math.min(height * 0.58, width * 0.72),
        chance.chance(0.5),
      )
      thicket(stage, height * 1.03, 9, height * 0.22, false)
    },
  }
}
