import { quadruped } from '../../animals/quadruped.ts'
import { ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground, rain } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { POSES } from '../../people/pose.ts'
import { prop } from '../../people/props.ts'
import { type Composition, TALL } from '../piece.ts'

export const rainyWalk: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'bold'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Schirmherrschaft', 'Under one umbrella'],
      ['Schietwetter', 'Wet and windy'],
      ['Pfützenzählen', 'Counting puddles'],
    ]),
    alt: [
      'Eine Person geht mit Schirm durch den Regen, in der Pfütze spiegelt sich das Licht',
      'A person with an umbrella walks through the rain, light mirrored in a puddle',
    ],
    keywords: [
      ['Regen', 'rain'],
      ['Schirm', 'umbrella'],
      ['Stadt', 'city'],
      ['Stimmung', 'mood'],
    ],
  },
  draw: drawRainyWalk,
})

function drawRainyWalk(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  for (let index = 0; index < 6; index++) {
    const left = (width * index) / 6
    const top = height * chance.between(0.2, 0.45)
    cut(scene, rectangle(left, top, width / 6 + 2, height), index % 2 ? 'far' : 'mid')
    for (let pane = 0; pane < 12; pane++)
      if (chance.chance(0.6))
        cut(
          scene,
          rectangle(
            left + 14 + (pane % 3) * width * 0.045,
            top + 24 + Math.floor(pane / 3) * 64,
            width * 0.026,
            30,
          ),
          'glow',
          { tone: chance.between(-0.1, 0.05) },
        )
  }
  const floor = height * 0.84
  cut(scene, rectangle(-BLEED, floor, width + 2 * BLEED, height), 'near')
  fill(scene, ellipse(width * 0.5, height * 0.93, width * 0.32, height * 0.03), 'water')
  fill(scene, ellipse(width * 0.46, height * 0.93, width * 0.16, height * 0.014), 'light')
  figure(stage, {
    x: width * 0.46,
    y: height * 0.9,
    height: height * 0.5,
    pose: { ...POSES.walk, near: { ...POSES.walk.near, upperArm: 34, foreArm: 150 } },
    outfit: { ...outfitOf(stage, 0), garment: 'coat' },
    held: (at) => prop(stage, 'umbrella', at, 'a'),
  })
  if (chance.chance(0.6))
    quadruped(stage, 'dog', 'trot', width * 0.78, height * 0.92, width * 0.2, false, 'bloomToo')
  rain(stage)
}
