import { ellipse, type Point, polar, steps, TURN } from '../../core/geometry.ts'
import type { Face } from '../../core/lettering.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { inEnglish, KEYWORDS, setLines, titleOf, WORDS } from './lettering-parts.ts'

export const circleWord: Composition = (random) => {
  const word = random.pick(WORDS.filter(({ text }) => text.length < 3))
  const face = random.pick(['bungee', 'lobster', 'shrikhand', 'titan-one', 'bebas-neue'] as const)
  return {
    mood: random.pick(['bold', 'dusk', 'night', 'paper'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [word.meaning[0], titleOf(word.meaning)],
        [`${word.meaning[0]} vor der Sonne`, `${titleOf(word.meaning)} against the sun`],
        [`Strahlend: ${word.meaning[0]}`, `Radiant: ${word.meaning[1]}`],
      ]),
      alt: [
        `„${word.meaning[0]}“ quer über einer strahlenden Sonne`,
        `${inEnglish(word.meaning)} across a radiant sun`,
      ],
      keywords: [...KEYWORDS, ['Sonne', 'sun'], ['Plakat', 'poster']],
    },
    draw(stage) {
      drawCircleWord(stage, word, face)
    },
  }
}

function drawCircleWord(stage: Stage, word: (typeof WORDS)[number], face: Face): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const centre: Point = [width / 2, height / 2]
  const size = Math.min(width, height)
  for (let ray = 0; ray < 24; ray++)
    cut(
      scene,
      [
        polar(centre, (ray / 24) * TURN, size * 0.3),
        polar(centre, (ray / 24) * TURN, 1500),
        polar(centre, ((ray + 0.5) / 24) * TURN, 1500),
        polar(centre, ((ray + 0.5) / 24) * TURN, size * 0.3),
      ],
      'far',
    )
  fill(scene, ellipse(centre[0], centre[1], size * 0.38), 'sun')
  const ring = ellipse(centre[0], centre[1], size * 0.43)
  line(scene, [...ring, ...ring.slice(0, 1)], 'sun', 8)
  for (const [dx, dy] of steps(5, (share): Point => [14 - share * 14, 14 - share * 14])) {
    setLines(stage, word.text, face, dx === 0 ? 'white' : 'dark', {
      x: width * 0.1 + dx,
      y: height * 0.26 + dy,
      width: width * 0.8,
      height: height * 0.48,
    })
  }
  for (let index = 0; index < 12; index++)
    flowerHead(
      stage,
      polar(centre, chance.between(0, TURN), size * chance.between(0.46, 0.56)),
      size * 0.03,
      6,
      0.6,
      { bloom: chance.pick(['a', 'b', 'c'] as const), heart: 'light' },
    )
}
