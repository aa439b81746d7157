import { flyingBird } from '../../animals/birds.ts'
import { ellipse, path, rectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge, waves } from '../../parts/land.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { rowOfTownHouses } from '../../parts/town-house.ts'
import { ANY, type Composition } from '../piece.ts'

export const harbour: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Kleiner Hafen', 'Small harbour'],
      ['Fang des Tages', 'Catch of the day'],
      ['Kai drei', 'Quay three'],
    ]),
    alt: [
      'Fischerboote liegen vor einer Reihe bunter Hafenhäuser, ihr Bild schwankt im Wasser',
      'Fishing boats moored before a row of colourful houses, mirrored in the water',
    ],
    keywords: [
      ['Hafen', 'harbour'],
      ['Boote', 'boats'],
      ['Fischer', 'fishing'],
      ['Reise', 'travel'],
    ],
  },
  draw: drawHarbour,
})

function drawHarbour(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.14)
  ridge(stage, height * 0.34, 40, 'far')
  const quay = height * 0.6
  rowOfTownHouses(stage, quay, {
    from: -width * 0.04,
    wide: [0.13, 0.19],
    tall: [0.2, 0.32],
    walls: ['a', 'b', 'c', 'd', 'white', 'light', 'bloom'],
    trims: ['white', 'dark'],
  })
  cut(scene, rectangle(-BLEED, quay, width + 2 * BLEED, height * 0.05), 'trunk', { tone: 0.08 })
  waves(stage, quay + height * 0.05, 5, ['water', 'waterDark'])
  drawReflections(stage, quay)
  for (const [index, share] of [0.2, 0.56, 0.86].entries())
    trawler(
      stage,
      width * share,
      height * (0.74 + (index % 2) * 0.1),
      width * (0.2 + (index % 2) * 0.06),
      (['bloom', 'a', 'b'] as const)[index] ?? 'a',
    )
  flyingBird(stage, width * 0.4, height * 0.2, width * 0.12, chance.chance(0.5), 'white', 'light')
  flyingBird(stage, width * 0.62, height * 0.14, width * 0.07, chance.chance(0.5), 'white', 'light')
}

function drawReflections({ width, random: chance, height, scene }: Stage, quay: number): void {
  for (let streak = 0; streak < 34; streak++) {
    const [sx, sy] = [width * chance.next(), quay + height * chance.between(0.08, 0.36)]
    line(
      scene,
      [
        [sx - 26, sy],
        [sx + 26, sy],
      ],
      chance.pick(['a', 'b', 'c', 'light', 'white'] as const),
      5,
      { fine: true },
    )
  }
}

function trawler(stage: Stage, x: number, y: number, size: number, slot: Slot): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100, flip: random.chance(0.5) }, () => {
    drawRigging(stage)
    cut(scene, rectangle(2, -40, 28, 26), 'white')
    cut(scene, rectangle(-1, -45, 34, 6), slot)
    for (const pane of [6, 18]) cut(scene, rectangle(pane, -35, 8, 9), stage.night ? 'glow' : 'dark')
    const hull = fill(scene, path([-52, -20, -20, -14, 34, -14, 58, -26, 46, 12, -40, 12]), slot, {
      curved: false,
    })
    inside(scene, hull, () => cut(scene, rectangle(-70, 2, 150, 20), 'dark'))
    line(scene, path([-50, -17, -20, -12, 34, -12, 56, -22]), 'white', 2.4)
    for (const tyre of [-28, 0, 28]) fill(scene, ellipse(tyre, -4, 5), 'front')
  })
}

function drawRigging({ scene }: Stage): void {
  line(
    scene,
    [
      [-14, -30],
      [-14, -74],
    ],
    'dark',
    2,
  )
  line(
    scene,
    [
      [-14, -70],
      [-48, -14],
    ],
    'dark',
    1,
  )
  line(
    scene,
    [
      [-14, -70],
      [44, -24],
    ],
    'dark',
    1,
  )
  cut(
    scene,
    [
      [-14, -72],
      [-14, -62],
      [2, -67],
    ],
    'sun',
  )
}
