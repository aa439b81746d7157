import { polar, rectangle, steps, TURN } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './pattern-parts.ts'

export const cutouts: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day'] as const),
  format: random.pick(ANY),
  surface: 'sheet',
  words: {
    title: random.pick<Both>([
      ['Scherenschnitte', 'Cut-outs'],
      ['Formengarten', 'Garden of shapes'],
      ['Was die Schere wollte', 'What the scissors wanted'],
    ]),
    alt: [
      'Freie Formen wie Algen, Blätter und Sterne auf farbigen Rechtecken',
      'Loose shapes like seaweed, leaves and stars on coloured rectangles',
    ],
    keywords: [...KEYWORDS, ['abstrakt', 'abstract'], ['Formen', 'shapes']],
  },
  draw: drawCutouts,
})

function drawCutouts(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const [columns, rows] = width > height ? [4, 3] : [3, 4]
  for (let cell = 0; cell < columns * rows; cell++) {
    const [w, h] = [width / columns, height / rows]
    const [x, y] = [(cell % columns) * w, Math.floor(cell / columns) * h]
    const [back, front] = chance.shuffle(['a', 'b', 'c', 'd', 'light', 'sun', 'dark', 'white'] as const)
    cut(
      scene,
      rectangle(x - (cell % columns === 0 ? BLEED : 0), y, w + (cell % columns === 0 ? BLEED : 1), h + 1),
      back ?? 'a',
    )
    const lobes = chance.pick([2, 3, 4, 5, 6, 9])
    const [reach, waist] = [chance.between(0.36, 0.48), chance.between(0.06, 0.26)]
    const ring = steps(lobes * 4 + 1, (share, index) =>
      polar(
        [x + w / 2, y + h / 2],
        share * TURN + cell,
        Math.min(w, h) * (index % 4 === 0 ? reach : index % 4 === 2 ? waist : chance.between(0.24, 0.34)),
      ),
    ).slice(0, -1)
    fill(scene, ring, front ?? 'b')
  }
}
