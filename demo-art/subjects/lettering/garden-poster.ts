import { type Point, TURN } from '../../core/geometry.ts'
import { FACES } from '../../core/lettering.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS, setLines, WORDS } from './lettering-parts.ts'

export const gardenPoster: Composition = (random) => {
  const word = random.pick(WORDS)
  const face = random.pick(FACES)
  const mood = random.pick(['bold', 'paper', 'day', 'night', 'dusk'] as const)
  return {
    mood,
    format: random.pick([...TALL, SQUARE]),
    gentle: true,
    words: {
      title: [word.meaning[0], word.meaning[0]],
      alt: [
        `Schriftplakat „${word.meaning[0]}“, von Blüten und Blättern umrankt`,
        `Lettering poster reading “${word.meaning[0]}” (${word.meaning[1]}), framed by leaves and blossoms`,
      ],
      keywords: [...KEYWORDS, ['Plakat', 'poster'], ['Blumen', 'flowers']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      for (let index = 0; index < 26; index++) {
        const angle = (index / 26) * TURN
        const from: Point = [
          width / 2 + Math.cos(angle) * width * 0.58,
          height / 2 + Math.sin(angle) * height * 0.58,
        ]
        plant(
          stage,
          chance.pick(PLANTS),
          from[0],
          from[1],
          Math.min(width, height) * chance.between(0.2, 0.32),
          {},
          angle - Math.PI / 2,
        )
      }
      const box = { x: width * 0.17, y: height * 0.22, width: width * 0.66, height: height * 0.56 }
      setLines(stage, word.text, face, 'dark', { ...box, x: box.x + 9, y: box.y + 10 })
      setLines(stage, word.text, face, mood === 'paper' || mood === 'day' ? 'bloom' : 'white', box)
    },
  }
}
