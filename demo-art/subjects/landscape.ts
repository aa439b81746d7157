import { ellipse, rectangle } from '../core/geometry.ts'
import { cut, fill, line, place } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import { cottage } from '../parts/buildings.ts'
import { mountains, ridge, type Surface, tufts, waves, winding } from '../parts/land.ts'
import { PLANTS, plant } from '../parts/plants.ts'
import { cloud, clouds, flock, ground, skyLight, snow } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { balloon } from '../parts/vehicles.ts'
import { ANY, type Both, type Composition, TALL, WIDE } from './piece.ts'

const HOURS: Record<'day' | 'dusk' | 'night', Both> = {
  day: ['am Mittag', 'at noon'],
  dusk: ['am Abend', 'in the evening'],
  night: ['bei Nacht', 'at night'],
}

function hourOf(mood: Mood): Both {
  return mood === 'dusk' || mood === 'night' ? HOURS[mood] : HOURS.day
}

function sky(stage: Stage, cloudCount: number): void {
  const { width, height, random } = stage
  ground(stage)
  skyLight(stage, width * random.between(0.18, 0.82), height * random.between(0.15, 0.28))
  if (!stage.night) clouds(stage, cloudCount)
}

function scatterTrees(stage: Stage, surface: Surface, count: number, height: number): void {
  const { random, width } = stage
  const places = Array.from({ length: count }, () => random.between(0, width)).sort(
    (one, other) => surface(one) - surface(other),
  )
  for (const x of places) anyTree(stage, x, surface(x) + 6, height * random.between(0.7, 1.25))
}

function foreground(stage: Stage, count: number): void {
  const { random, width, height, hand } = stage
  const kinds = random.shuffle(PLANTS.filter((kind) => kind !== 'monstera')).slice(0, 3)
  for (let index = 0; index < count * hand.detail; index++) {
    plant(
      stage,
      random.pick(kinds),
      random.between(0, width),
      height + 15,
      height * random.between(0.1, 0.24),
    )
  }
}

const rollingHills: Composition = (random) => {
  const mood = random.pick(['day', 'day', 'dusk', 'night'] as const)
  const [de, en] = hourOf(mood)
  const farm = random.chance(0.6)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        [`Hügelland ${de}`, `Hill country ${en}`],
        ['Der lange Weg nach Hause', 'The long way home'],
        ['Hinter den sieben Hügeln', 'Beyond the seven hills'],
      ]),
      alt: farm
        ? [
            `Sanfte Hügel ${de} mit Bäumen, einem Weg und kleinen Häusern`,
            `Soft hills ${en} with trees, a path and small houses`,
          ]
        : [
            `Sanfte, gestaffelte Hügel ${de} mit einzelnen Bäumen`,
            `Soft, layered hills ${en} with scattered trees`,
          ],
      keywords: [
        ['Landschaft', 'landscape'],
        ['Hügel', 'hills'],
        ['Bäume', 'trees'],
        ['Weite', 'open country'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      sky(stage, 3)
      if (chance.chance(0.4)) flock(stage, width * 0.6, height * 0.2, 14, 5)
      const horizon = height * chance.between(0.42, 0.56)
      const layers = [
        ['far', 0],
        ['mid', 0.02],
        ['mid', -0.06],
        ['near', 0],
      ] as const
      for (const [index, [slot, tone]] of layers.entries()) {
        const surface = ridge(
          stage,
          horizon + (height - horizon) * (index / 4.4),
          height * (0.035 + index * 0.012),
          slot,
          tone,
        )
        if (index === 1 && farm) farmstead(stage, surface)
        if (index === 2)
          winding(stage, width * chance.between(0.35, 0.65), surface(width / 2) + 8, 'light', width * 0.3)
        scatterTrees(stage, surface, Math.round((index + 2) * 1.3), height * (0.07 + index * 0.045))
      }
      foreground(stage, 14)
    },
  }
}

function farmstead(stage: Stage, surface: Surface): void {
  const { width, random } = stage
  let x = width * random.between(0.15, 0.5)
  for (let index = 0; index < random.whole(2, 4); index++) {
    const size = width * random.between(0.07, 0.11)
    cottage(
      stage,
      x,
      surface(x + size / 2) + 12,
      size,
      size * random.between(0.55, 0.8),
      random.pick(['white', 'light', 'a'] as const),
      random.pick(['bloom', 'c', 'front'] as const),
    )
    x += size * random.between(1.15, 1.6)
  }
}

const alpineLake: Composition = (random) => {
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
    },
  }
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
    fill(
      scene,
      [
        [-60, -6],
        [0, 3],
        [62, -8],
        [40, 22],
        [-38, 22],
      ],
      'bloom',
      { curved: false },
    )
    line(
      scene,
      [
        [-8, 2],
        [-40, 28],
      ],
      'trunk',
      4,
    )
    fill(
      scene,
      [
        [-12, 2],
        [-9, -30],
        [8, -30],
        [12, 2],
      ],
      'dark',
    )
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

const winterForest: Composition = (random) => {
  const mood = random.pick(['dusk', 'night', 'day'] as const)
  const [de, en] = hourOf(mood)
  return {
    mood,
    format: random.pick(TALL),
    words: {
      title: random.pick([
        ['Erster Schnee', 'First snow'],
        [`Winterwald ${de}`, `Winter woods ${en}`],
        ['Licht im Fenster', 'A light in the window'],
      ]),
      alt: [
        `Verschneiter Wald ${de}, zwischen den Stämmen ein Haus mit Licht in den Fenstern`,
        `Snow-covered forest ${en}, a house with lit windows between the trunks`,
      ],
      keywords: [
        ['Winter', 'winter'],
        ['Schnee', 'snow'],
        ['Wald', 'forest'],
        ['Stille', 'silence'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.3, 0.7), height * 0.2, 1.3)
      ridge(stage, height * 0.55, 30, 'far')
      const slope = ridge(stage, height * 0.68, 24, 'light')
      const houseX = width * chance.between(0.35, 0.55)
      cottage({ ...stage, night: true }, houseX, slope(houseX) + 18, width * 0.2, height * 0.09, 'c', 'white')
      const snowfield = ridge(stage, height * 0.78, 20, 'white')
      const trunks = [0.03, 0.14, 0.28, 0.72, 0.84, 0.97]
      for (const share of trunks)
        bareTree(
          stage,
          width * (share + chance.swing() * 0.03),
          snowfield(width * share) + chance.between(10, height * 0.14),
          height * chance.between(0.7, 1),
        )
      for (let index = 0; index < 3; index++)
        fill(scene, ellipse(width * chance.next(), height * 0.98, width * 0.2, height * 0.045), 'white')
      snow(stage)
    },
  }
}

function bareTree({ scene, random }: Stage, x: number, y: number, height: number): void {
  const thick = height * 0.032
  line(
    scene,
    [
      [x, y],
      [x + random.swing() * 12, y - height],
    ],
    'dark',
    thick,
  )
  for (let branch = 0; branch < 7; branch++) {
    const from = y - height * (0.3 + branch * 0.09)
    const side = branch % 2 ? 1 : -1
    const reach = height * random.between(0.1, 0.2) * (1 - branch * 0.07)
    line(
      scene,
      [
        [x, from],
        [x + side * reach * 0.6, from - reach * 0.5],
        [x + side * reach, from - reach * 1.1],
      ],
      'dark',
      thick * 0.4,
    )
    line(
      scene,
      [
        [x + side * reach * 0.55, from - reach * 0.45],
        [x + side * reach * 1.15, from - reach * 0.6],
      ],
      'dark',
      thick * 0.25,
    )
  }
}

const desertRoad: Composition = (random) => {
  const mood = random.pick(['dusk', 'day', 'bold'] as const)
  const balloons = random.whole(1, 4)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Aufwind', 'Updraught'],
        ['Über der Ebene', 'Above the plain'],
        ['Ballonwetter', 'Balloon weather'],
      ]),
      alt:
        balloons > 1
          ? [
              `Heißluftballons schweben über gestreiften Tafelbergen und Kakteen`,
              'Hot-air balloons float above striped mesas and cacti',
            ]
          : [
              'Ein Heißluftballon schwebt über gestreiften Tafelbergen und Kakteen',
              'A hot-air balloon floats above striped mesas and cacti',
            ],
      keywords: [
        ['Wüste', 'desert'],
        ['Ballon', 'balloon'],
        ['Reise', 'travel'],
        ['Freiheit', 'freedom'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      sky(stage, 2)
      const horizon = height * 0.66
      for (let index = 0; index < 4; index++)
        mesa(
          stage,
          width * (index / 3.4 + chance.swing() * 0.06),
          horizon + 20,
          width * chance.between(0.1, 0.2),
          height * chance.between(0.12, 0.3),
        )
      const surface = ridge(stage, horizon, 12, 'far', -0.04)
      winding(stage, width * 0.55, surface(width * 0.55) + 6, 'light', width * 0.4)
      const near = ridge(stage, height * 0.86, 18, 'near')
      for (let index = 0; index < 5; index++) {
        const x = width * chance.pick([0.06, 0.15, 0.27, 0.74, 0.86, 0.95])
        cactus(stage, x, near(x) + 8, height * chance.between(0.12, 0.26))
      }
      for (let index = 0; index < balloons; index++) {
        const size = Math.min(width, height) * (index === 0 ? 0.34 : chance.between(0.1, 0.18))
        balloon(
          stage,
          width * (0.28 + index * 0.2 + chance.swing() * 0.05),
          height * chance.between(0.24, 0.42),
          size,
          index % 2 ? 'b' : 'a',
          index % 2 ? 'c' : 'd',
        )
      }
      tufts(stage, near, 18, 'leaf', 24)
    },
  }
}

function mesa({ scene }: Stage, x: number, base: number, width: number, height: number): void {
  const rock = cut(
    scene,
    [
      [x - width / 2, base],
      [x - width * 0.4, base - height * 0.9],
      [x - width * 0.34, base - height],
      [x + width * 0.36, base - height],
      [x + width * 0.42, base - height * 0.88],
      [x + width / 2, base],
    ],
    'bloomToo',
    { tone: -0.02 },
  )
  for (const [share, tone] of [
    [0.75, -0.07],
    [0.5, 0.05],
    [0.22, -0.09],
  ] as const) {
    cut(
      scene,
      [
        [x - width, base - height * share],
        [x + width, base - height * (share + 0.03)],
        [x + width, base - height * (share - 0.1)],
        [x - width, base - height * (share - 0.12)],
      ],
      'bloomToo',
      { tone, clip: rock },
    )
  }
}

function cactus({ scene, random }: Stage, x: number, y: number, height: number): void {
  const thick = height * 0.17
  line(
    scene,
    [
      [x, y],
      [x, y - height],
    ],
    'leafDark',
    thick,
  )
  for (const side of random.chance(0.5) ? [-1, 1] : [1]) {
    const from = y - height * random.between(0.3, 0.5)
    line(
      scene,
      [
        [x, from],
        [x + side * height * 0.26, from - height * 0.03],
        [x + side * height * 0.28, from - height * 0.32],
      ],
      'leafDark',
      thick * 0.7,
    )
  }
  for (const dx of [-0.25, 0.25])
    line(
      scene,
      [
        [x + dx * thick, y - height * 0.08],
        [x + dx * thick, y - height * 0.94],
      ],
      'leaf',
      thick * 0.1,
      { fine: true },
    )
  fill(scene, ellipse(x, y - height - thick * 0.4, thick * 0.28), 'bloom')
}

const coastPath: Composition = (random) => {
  const mood = random.pick(['day', 'dusk'] as const)
  const [de, en] = hourOf(mood)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Steilküste', 'Cliffs'],
        [`Küstenpfad ${de}`, `Coastal path ${en}`],
        ['Wind von Westen', 'Wind from the west'],
      ]),
      alt: [
        `Steile Küste mit Wiesenblumen, ein Dorf auf den Klippen und das Meer ${de}`,
        `Steep coast with meadow flowers, a village on the cliffs and the sea ${en}`,
      ],
      keywords: [
        ['Küste', 'coast'],
        ['Meer', 'sea'],
        ['Klippen', 'cliffs'],
        ['Sommer', 'summer'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      sky(stage, 3)
      const horizon = height * 0.46
      waves(stage, horizon, 5, ['water', 'water', 'waterDark'])
      const side = chance.pick([-1, 1])
      const at = (share: number) => (side > 0 ? width * share : width * (1 - share))
      for (const [index, slot] of (['far', 'mid', 'near'] as const).entries()) {
        const reach = 0.35 + index * 0.2
        const top = height * (0.4 + index * 0.13)
        cut(
          scene,
          [
            [at(-0.4), height + 60],
            [at(-0.4), top - 20],
            [at(reach * 0.5), top],
            [at(reach * 0.85), top + 16],
            [at(reach * 0.92), top + height * 0.08],
            [at(reach + 0.02), top + height * 0.16],
            [at(reach + 0.08), height + 60],
          ],
          'light',
          { tone: -0.05 - index * 0.03 },
        )
        fill(
          scene,
          [
            [at(-0.4), top + height * 0.08],
            [at(-0.4), top - 24],
            [at(reach * 0.5), top - 4],
            [at(reach * 0.86), top + 12],
            [at(reach * 0.9), top + height * 0.05],
            [at(reach * 0.5), top + height * 0.06],
          ],
          slot === 'far' ? 'leafLight' : 'leaf',
          { tone: -index * 0.03 },
        )
        if (index === 1)
          for (const share of [0.1, 0.2, 0.3])
            cottage(stage, at(share) - width * 0.035, top + 6, width * 0.07, width * 0.05, 'white', 'bloom')
      }
      cloud(stage, at(0.8), height * 0.16, width * 0.2)
      flock(stage, at(0.75), height * 0.34, 16, 4, 'white')
      foreground(stage, 20)
    },
  }
}

export const landscape: readonly Composition[] = [
  rollingHills,
  alpineLake,
  winterForest,
  desertRoad,
  coastPath,
]
