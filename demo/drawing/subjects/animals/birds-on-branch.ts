import { flyingBird, songbird } from '../../animals/birds.ts'
import { owl } from '../../animals/owl.ts'
import { wader } from '../../animals/wader.ts'
import { type Point, spline } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'

const BIRDS = ['songbirds', 'owl', 'heron'] as const
type Bird = (typeof BIRDS)[number]

const NAMES: Record<Bird, { alt: Both; keyword: Both }> = {
  songbirds: {
    alt: [
      'Vögel sitzen auf einem Ast, einer fliegt gerade los',
      'Birds sit on a branch, one of them taking off',
    ],
    keyword: ['Vögel', 'birds'],
  },
  owl: {
    alt: ['Eine Eule sitzt auf einem Ast vor dem Mond', 'An owl sits on a branch in front of the moon'],
    keyword: ['Eule', 'owl'],
  },
  heron: {
    alt: [
      'Zwei Reiher stehen im flachen Wasser zwischen Schilf',
      'Two herons stand in shallow water among reeds',
    ],
    keyword: ['Reiher', 'heron'],
  },
}

const TITLES: Record<Bird, readonly Both[]> = {
  songbirds: [
    ['Morgenchor', 'Dawn chorus'],
    ['Die Generalprobe', 'Dress rehearsal'],
  ],
  owl: [
    ['Nachtwache', 'Night watch'],
    ['Wer da', 'Who goes there'],
  ],
  heron: [
    ['Im Flachwasser', 'In the shallows'],
    ['Zu zweit allein', 'Alone together'],
  ],
}

export const birdsOnBranch: Composition = (random) => {
  const bird = random.pick(BIRDS)
  return {
    mood: bird === 'owl' ? 'night' : random.pick(['day', 'paper', 'dusk'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick(TITLES[bird]),
      alt: NAMES[bird].alt,
      keywords: [['Tier', 'animal'], NAMES[bird].keyword, ['Natur', 'nature']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      const size = Math.min(width, height)
      skyLight(stage, width * 0.5, height * 0.38, bird === 'owl' ? 3 : 2.2)
      if (bird === 'heron') {
        drawHerons(stage)
        return
      }
      drawBranch(stage)
      if (bird === 'owl')
        owl(
          stage,
          width * 0.5,
          height * 0.73,
          size * 0.52,
          chance.pick(['trunk', 'bloomToo', 'd'] as const),
          chance.pick(['a', 'b', 'dark'] as const),
        )
      else {
        drawSongbirds(stage, size)
      }
    },
  }
}

function drawHerons(stage: Stage): void {
  const { height, scene, width, random: chance } = stage
  const shore = ridge(stage, height * 0.72, 6, 'water')
  for (let index = 0; index < 14; index++)
    line(
      scene,
      [
        [width * chance.next(), height * chance.between(0.76, 0.98)],
        [width * chance.next(), height * 0.9],
      ].map(
        ([x = 0, y = 0], at, all): Point => [at ? (all[0]?.[0] ?? 0) + 60 : x, at ? (all[0]?.[1] ?? y) : y],
      ),
      'light',
      3,
    )
  wader(stage, width * 0.38, shore(0) + height * 0.1, height * 0.56, false, 'white')
  wader(stage, width * 0.68, shore(0) + height * 0.16, height * 0.48, true, 'light')
  for (let index = 0; index < 12; index++)
    plant(
      stage,
      'grass',
      width * (index % 2 ? chance.between(0, 0.2) : chance.between(0.8, 1)),
      height * 1.02,
      height * 0.4,
    )
}

function drawBranch(stage: Stage): void {
  const { height, width, scene, random: chance } = stage
  const branch: Point[] = spline(
    [
      [-60, height * 0.74],
      [width * 0.35, height * 0.7],
      [width * 0.7, height * 0.72],
      [width + 60, height * 0.6],
    ],
    6,
  )
  fill(scene, ribbon(branch, [40, 30, 24, 14]), 'trunk')
  for (let index = 0; index < 9; index++) {
    const [x, y] = branch[Math.floor((index / 9) * branch.length)] ?? [0, 0]
    plant(
      stage,
      chance.pick(['branch', 'berries'] as const),
      x,
      y,
      height * chance.between(0.14, 0.24),
      {},
      chance.chance(0.5) ? chance.between(2.2, 3.6) : chance.between(-0.9, 0.9),
    )
  }
}

function drawSongbirds(stage: Stage, size: number): void {
  const { width, height, random: chance } = stage
  for (const [index, share] of [0.2, 0.46, 0.72].entries())
    songbird(
      stage,
      width * share,
      height * 0.695,
      size * chance.between(0.2, 0.28),
      chance.chance(0.5),
      (['a', 'bloom', 'c'] as const)[index] ?? 'a',
      (['b', 'd', 'b'] as const)[index] ?? 'b',
    )
  flyingBird(
    stage,
    width * chance.between(0.3, 0.7),
    height * 0.26,
    size * 0.34,
    chance.chance(0.5),
    'd',
    'a',
  )
}
