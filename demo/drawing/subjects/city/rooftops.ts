import { cat } from '../../animals/cat.ts'
import { rectangle } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flock, ground, skyLight } from '../../parts/sky.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { skyline, WALLS } from './city-parts.ts'
import { roof } from './roof.ts'

function washing({ scene, random }: Stage, x: number, y: number, width: number): void {
  line(
    scene,
    [
      [x, y],
      [x + width / 2, y + width * 0.06],
      [x + width, y],
    ],
    'dark',
    2,
  )
  for (let index = 0; index < 6; index++) {
    const left = x + width * (0.06 + index * 0.15)
    const top = y + width * 0.05 * Math.sin((Math.PI * (index + 0.5)) / 6)
    const slot = random.pick(['a', 'c', 'white', 'd', 'light'] as const)
    if (index % 2) cut(scene, rectangle(left, top, width * 0.09, width * 0.13), slot)
    else
      cut(
        scene,
        [
          [left, top],
          [left + width * 0.1, top],
          [left + width * 0.13, top + width * 0.05],
          [left + width * 0.09, top + width * 0.06],
          [left + width * 0.09, top + width * 0.14],
          [left + width * 0.01, top + width * 0.14],
          [left + width * 0.01, top + width * 0.06],
          [left - width * 0.03, top + width * 0.05],
        ],
        slot,
      )
  }
}

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
  draw: drawRooftops,
})

function drawRooftops(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.3, 0.7), height * 0.2, 1.9)
  skyline(stage, height * 0.75, ['far'], height * 0.2, height * 0.36, false)
  for (let row = 0; row < 4; row++) {
    const y = height * (0.52 + row * 0.14)
    rowOfRoofs(stage, y, row)
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
}

function rowOfRoofs(stage: Stage, y: number, row: number): void {
  const { width, random: chance, height } = stage
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
}
