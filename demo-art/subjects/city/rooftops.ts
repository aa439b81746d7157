import { cat } from '../../animals/sitting.ts'
import { line } from '../../core/scene.ts'
import { flock, ground, skyLight } from '../../parts/sky.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { roof, skyline, WALLS, washing } from './city-parts.ts'

export const rooftops: Composition = (random) => ({
  mood: random.pick(['night', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Über den Dächern', 'Above the rooftops'],
      ['Die Katze weiß Bescheid', 'The cat knows'],
      ['Wäscheleine', 'Washing line'],
    ]),
    alt: [
      'Dächer mit Schornsteinen und Wäscheleine, auf dem First sitzt eine Katze',
      'Rooftops with chimneys and a washing line, a cat sitting on the ridge',
    ],
    keywords: [
      ['Stadt', 'city'],
      ['Dächer', 'rooftops'],
      ['Katze', 'cat'],
      ['Abend', 'evening'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.3, 0.7), height * 0.2, 1.9)
    skyline(stage, height * 0.75, ['far'], height * 0.2, height * 0.36, false)
    for (let row = 0; row < 4; row++) {
      const y = height * (0.52 + row * 0.14)
      let x = -width * chance.between(0.05, 0.3)
      while (x < width) {
        const wide = width * chance.between(0.3, 0.46)
        roof(
          stage,
          x,
          y,
          wide,
          height * 0.13,
          (['mid', 'near', 'bloomToo', 'b'] as const)[(row + Math.round(x)) % 4] ?? 'mid',
          chance.pick(WALLS),
        )
        x += wide * 0.94
      }
      if (row === 1) {
        washing(stage, width * 0.08, y - height * 0.1, width * 0.55)
        cat(
          stage,
          chance.pick(['sit', 'back'] as const),
          width * 0.74,
          y - height * 0.115,
          height * 0.13,
          chance.chance(0.5),
          'dark',
        )
      }
    }
    flock(stage, width * 0.3, height * 0.16, 14, 5)
    line(
      scene,
      [
        [width * 0.9, height * 0.55],
        [width * 0.9, height * 0.4],
      ],
      'dark',
      4,
    )
  },
})
