import { arc, ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import type { PoseName } from '../../people/pose.ts'
import { ANY, type Composition } from '../piece.ts'

const DANCES: readonly PoseName[] = ['dance', 'twirl', 'cheer', 'jump', 'stretch']

export const dancers: Composition = (random) => ({
  mood: random.pick(['bold', 'night', 'paper', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Tanz in den Mai', 'Dancing into May'],
      ['Die Nacht ist jung', 'The night is young'],
      ['Taktgefühl', 'Sense of rhythm'],
    ]),
    alt: [
      'Tanzende Menschen mit erhobenen Armen unter einer Lichterkette',
      'People dancing with raised arms beneath a string of lights',
    ],
    keywords: [
      ['Tanz', 'dance'],
      ['Fest', 'celebration'],
      ['Musik', 'music'],
      ['Freude', 'joy'],
    ],
  },
  draw: drawDancers,
})

function drawDancers(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  fill(scene, ellipse(width / 2, height * 0.56, Math.min(width, height) * 0.42), 'far')
  for (const dip of [0.1, 0.2]) {
    line(scene, arc(width / 2, height * (dip - 0.18), width * 0.62, height * 0.26, 20, 160, 20), 'dark', 3)
    for (const [x, y] of arc(width / 2, height * (dip - 0.18) + 8, width * 0.62, height * 0.26, 30, 150, 11))
      fill(scene, ellipse(x, y, 9, 11), 'glow')
  }
  cut(scene, rectangle(-BLEED, height * 0.9, width + 2 * BLEED, height), 'near')
  const count = width > height ? 4 : 3
  const poses = chance.shuffle(DANCES)
  for (let index = 0; index < count; index++) {
    figure(stage, {
      x: width * ((index + 0.5) / count) + chance.swing() * 12,
      y: height * (0.93 - (poses[index] === 'jump' ? 0.09 : 0) + (index % 2) * 0.025),
      height: height * (width > height ? 0.62 : 0.5),
      pose: poses[index] ?? 'dance',
      flip: index % 2 === 1,
      outfit: outfitOf(stage, index),
    })
  }
  for (let index = 0; index < 60; index++)
    fill(
      scene,
      ellipse(chance.between(0, width), chance.between(0, height * 0.88), 4, 2.4, chance.between(0, 3)),
      chance.pick(['a', 'b', 'c', 'light'] as const),
      { fine: true },
    )
}
