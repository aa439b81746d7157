import { ellipse, path, rectangle } from '../../core/geometry.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { mountains, ridge, tufts } from '../../parts/land.ts'
import { type Composition, TALL, WIDE } from '../piece.ts'
import { hourOf, sky } from './landscape-parts.ts'

export const alpineLake: Composition = (random) => {
  const mood = random.pick(['day', 'dusk', 'night', 'day'] as const)
  const [de, en] = hourOf(mood)
  const snowy = random.chance(0.7)
  return {
    mood,
    format: random.pick([...WIDE, ...TALL]),
    words: {
      title: random.pick([
        [`Bergsee ${de}`, `Mountain lake ${en}`],
        ['Stilles Wasser', 'Still water'],
        ['Zwei Gipfel weiter', 'Two peaks further on'],
      ]),
      alt: [
        `${snowy ? 'Verschneite Gipfel' : 'Zackige Berge'} ${de} über einem See mit dunklem Waldrand`,
        `${snowy ? 'Snowy peaks' : 'Jagged mountains'} ${en} above a lake edged with dark forest`,
      ],
      keywords: [
        ['Berge', 'mountains'],
        ['See', 'lake'],
        ['Wald', 'forest'],
        ['Natur', 'nature'],
      ],
    },
    draw(stage) {
      drawLake(stage, snowy)
    },
  }
}

function drawLake(stage: Stage, snowy: boolean): void {
  const { width, height, random: chance, scene } = stage
  sky(stage, 2)
  const shore = height * chance.between(0.56, 0.64)
  mountains(stage, shore, height * 0.42, 'far', snowy)
  mountains(stage, shore, height * 0.27, 'mid', snowy)
  const far = ridge(stage, shore - 8, 8, 'near')
  for (let x = -20; x < width + 20; x += width * 0.022)
    conifer(stage, x, far(x) + 8, height * chance.between(0.05, 0.11))
  cut(scene, rectangle(-BLEED, shore + height * 0.04, width + BLEED * 2, height), 'water')
  for (let index = 0; index < 26; index++) {
    const [x, y] = [chance.between(0, width), shore + height * chance.between(0.05, 0.36)]
    line(
      scene,
      [
        [x, y],
        [x + chance.between(20, 90), y],
      ],
      chance.pick(['light', 'waterDark', 'far'] as const),
      chance.between(1.6, 4),
    )
  }
  if (chance.chance(0.6))
    rowingBoat(
      stage,
      width * chance.between(0.3, 0.7),
      shore + height * chance.between(0.13, 0.2),
      width * 0.09,
    )
  const near = ridge(stage, height * 0.93, 20, 'front')
  for (const x of [0.02, 0.1, 0.19, 0.84, 0.93, 1])
    conifer(stage, width * x, near(width * x) + 10, height * chance.between(0.22, 0.44))
  tufts(stage, near, 30, 'leaf', 26)
}

function conifer({ scene, random }: Stage, x: number, y: number, height: number): void {
  const tiers = 4
  for (let tier = 0; tier < tiers; tier++) {
    const bottom = y - height * (tier / tiers) * 0.82
    const half = height * 0.2 * (1 - tier / (tiers + 1))
    cut(
      scene,
      [
        [x - half, bottom],
        [x, bottom - height * 0.42],
        [x + half, bottom],
      ],
      tier % 2 ? 'leafDark' : 'front',
      { tone: random.between(-0.015, 0.02) },
    )
  }
}

function rowingBoat({ scene }: Stage, x: number, y: number, size: number): void {
  place(scene, { x, y, scale: size / 100 }, () => {
    fill(scene, ellipse(0, 22, 70, 5), 'waterDark')
    fill(scene, path([-60, -6, 0, 3, 62, -8, 40, 22, -38, 22]), 'bloom', { curved: false })
    line(
      scene,
      [
        [-8, 2],
        [-40, 28],
      ],
      'trunk',
      4,
    )
    fill(scene, path([-12, 2, -9, -30, 8, -30, 12, 2]), 'dark')
    fill(scene, ellipse(0, -40, 10, 11), 'skin0')
    fill(
      scene,
      [
        [-16, -44],
        [0, -54],
        [16, -44],
      ],
      'sun',
    )
  })
}
