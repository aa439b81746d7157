import { fish } from '../../animals/fish.ts'
import { jellyfish, turtle } from '../../animals/swimmers.ts'
import { ellipse, type Point, rectangle, steps } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { type Both, type Composition, TALL, WIDE } from '../piece.ts'
import { depths, KEYWORDS, reef } from './underwater-parts.ts'

export const drifters: Composition = (random) => {
  const animal = random.pick(['jellyfish', 'turtle'] as const)
  return {
    mood: animal === 'jellyfish' ? 'night' : 'day',
    format: random.pick(animal === 'jellyfish' ? TALL : WIDE),
    surface: 'water',
    words: {
      title: random.pick<Both>(
        animal === 'jellyfish'
          ? [
              ['Schweben', 'Floating'],
              ['Lichterloh', 'Aglow'],
            ]
          : [
              ['Langstrecke', 'Long distance'],
              ['Nur keine Eile', 'No hurry at all'],
            ],
      ),
      alt:
        animal === 'jellyfish'
          ? ['Leuchtende Quallen schweben aneinander vorbei', 'Glowing jellyfish float past one another']
          : ['Schildkröten gleiten über ein Riff', 'Turtles glide above a reef'],
      keywords: [...KEYWORDS, animal === 'jellyfish' ? ['Quallen', 'jellyfish'] : ['Schildkröte', 'turtle']],
    },
    draw(stage) {
      drawDrifters(stage, animal)
    },
  }
}

function drawDrifters(stage: Stage, animal: 'jellyfish' | 'turtle'): void {
  const { width, height, random: chance, scene } = stage
  depths(stage)
  if (animal === 'jellyfish') {
    drawJellyfish(stage)
    return
  }
  turtle(
    stage,
    width * 0.45,
    height * 0.42,
    Math.min(width, height) * 0.62,
    chance.chance(0.5),
    chance.swing() * 0.3,
  )
  turtle(stage, width * 0.82, height * 0.2, width * 0.17, chance.chance(0.5), chance.swing() * 0.4)
  for (let index = 0; index < 8; index++)
    fish(stage, width * chance.next(), height * chance.between(0.1, 0.75), width * 0.05, true, 'light', 'a')
  reef(stage, height * 0.88, 'near')
  cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, BLEED * 0.9), 'white')
}

function drawJellyfish(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  for (const [index, [x, y, size]] of (
    [
      [0.3, 0.3, 0.34],
      [0.72, 0.22, 0.2],
      [0.66, 0.58, 0.3],
      [0.2, 0.7, 0.18],
      [0.9, 0.8, 0.14],
      [0.45, 0.84, 0.12],
    ] as const
  ).entries())
    jellyfish(
      stage,
      width * x,
      height * y,
      width * size,
      (['bloom', 'sun', 'a', 'c'] as const)[index % 4] ?? 'a',
    )
  for (const [x, y] of steps(50, (): Point => [width * chance.next(), height * chance.next()]))
    fill(scene, ellipse(x, y, chance.between(1.5, 4)), 'light', { fine: true })
}
