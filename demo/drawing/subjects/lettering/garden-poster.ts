import { FACES, type Face } from '../../core/lettering.ts'
import type { Stage } from '../../core/stage.ts'
import type { Mood } from '../../hands/colours.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plantsAllAround } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { inEnglish, KEYWORDS, setLines, titleOf, WORDS } from './lettering-parts.ts'

export const gardenPoster: Composition = (random) => {
  const word = random.pick(WORDS)
  const face = random.pick(FACES)
  const mood = random.pick(['bold', 'paper', 'day', 'night', 'dusk'] as const)
  return {
    mood,
    format: random.pick([...TALL, SQUARE]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [word.meaning[0], titleOf(word.meaning)],
        [`Durch die Blume: ${word.meaning[0]}`, `Said with flowers: ${word.meaning[1]}`],
        [`${word.meaning[0]}, von Blüten umrankt`, `${titleOf(word.meaning)} among the blossoms`],
      ]),
      alt: [
        `Schriftplakat „${word.meaning[0]}“, von Blüten und Blättern umrankt`,
        `Lettering poster reading ${inEnglish(word.meaning)}, framed by leaves and blossoms`,
      ],
      keywords: [...KEYWORDS, ['Plakat', 'poster'], ['Blumen', 'flowers']],
    },
    draw(stage) {
      drawPoster(stage, word, mood, face)
    },
  }
}

function drawPoster(stage: Stage, word: (typeof WORDS)[number], mood: Mood, face: Face): void {
  const { width, height } = stage
  ground(stage)
  plantsAllAround(stage, { count: 26, reach: 0.58, kinds: PLANTS, tall: [0.2, 0.32] })
  const box = { x: width * 0.17, y: height * 0.22, width: width * 0.66, height: height * 0.56 }
  setLines(stage, word.text, face, 'dark', { ...box, x: box.x + 9, y: box.y + 10 })
  setLines(stage, word.text, face, mood === 'paper' || mood === 'day' ? 'bloom' : 'white', box)
}
