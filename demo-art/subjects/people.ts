import { quadruped } from '../animals/quadruped.ts'
import { arc, ellipse, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { ridge } from '../parts/land.ts'
import { plant } from '../parts/plants.ts'
import { clouds, flock, ground, rain, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { bicycle } from '../parts/vehicles.ts'
import { figure, type Outfit, outfitOf } from '../people/figure.ts'
import { POSES, type PoseName } from '../people/pose.ts'
import { type Prop, prop } from '../people/props.ts'
import { ANY, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const parkBench: Composition = (random) => {
  const dusk = random.chance(0.4)
  const two = random.chance(0.5)
  return {
    mood: dusk ? 'dusk' : 'day',
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Kapitel zwölf', 'Chapter twelve'],
        ['Sonntag im Park', 'Sunday in the park'],
        ['Nur noch eine Seite', 'Just one more page'],
      ]),
      alt: two
        ? [
            'Zwei Menschen sitzen auf einer Parkbank, eine Person liest, ein Hund wartet daneben',
            'Two people on a park bench, one of them reading, a dog waiting beside them',
          ]
        : [
            'Eine Person sitzt lesend auf einer Parkbank, ein Hund wartet daneben',
            'A person reading on a park bench, a dog waiting beside them',
          ],
      keywords: [
        ['Park', 'park'],
        ['Lesen', 'reading'],
        ['Freizeit', 'leisure'],
        ['Menschen', 'people'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.15, 0.85), height * 0.2, 1.2)
      const back = ridge(stage, height * 0.62, 18, 'far')
      for (const share of [0.08, 0.22, 0.8, 0.95])
        anyTree(stage, width * share, back(width * share) + 10, height * chance.between(0.42, 0.58))
      ridge(stage, height * 0.78, 8, 'mid')
      const floor = height * 0.9
      const tall = height * 0.56
      cut(scene, rectangle(-BLEED, floor - 6, width + 2 * BLEED, height), 'light', { tone: -0.03 })
      bench(stage, width * 0.5, floor, width * 0.5, tall * 0.26)
      figure(stage, {
        x: width * 0.4,
        y: floor,
        height: tall,
        pose: 'read',
        outfit: outfitOf(stage, 0),
        held: (at) => prop(stage, 'book', at, 'c'),
      })
      if (two)
        figure(stage, {
          x: width * 0.62,
          y: floor,
          height: tall * 0.98,
          pose: chance.pick(['think', 'sit'] as const),
          outfit: outfitOf(stage, 1),
          flip: chance.chance(0.5),
        })
      quadruped(stage, 'dog', 'stand', width * 0.83, floor + 6, height * 0.17, true)
      for (let index = 0; index < 8; index++)
        plant(
          stage,
          chance.pick(['grass', 'daisy', 'fern'] as const),
          chance.between(0, width),
          height + 12,
          height * 0.13,
        )
    },
  }
}

function bench({ scene }: Stage, x: number, y: number, width: number, seat: number): void {
  for (const side of [-0.42, 0.42]) cut(scene, rectangle(x + width * side - 5, y - seat, 10, seat), 'dark')
  for (const rail of [1.85, 1.5])
    cut(scene, roundedRectangle(x - width / 2, y - seat * rail, width, seat * 0.2, 4), 'trunk')
  for (const side of [-0.42, 0.42])
    cut(scene, rectangle(x + width * side - 4, y - seat * 1.9, 8, seat), 'dark')
  cut(scene, roundedRectangle(x - width / 2, y - seat * 1.06, width, seat * 0.17, 4), 'trunk', { tone: 0.04 })
}

const cyclists: Composition = (random) => {
  const count = random.whole(1, 3)
  return {
    mood: random.pick(['day', 'dusk', 'bold', 'paper'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Rückenwind', 'Tailwind'],
        ['Auf zwei Rädern', 'On two wheels'],
        ['Feierabendrunde', 'After-work ride'],
      ]),
      alt:
        count === 1
          ? ['Eine Person fährt auf dem Rad an Bäumen vorbei', 'A cyclist rides past trees']
          : [
              `${count === 2 ? 'Zwei' : 'Drei'} Menschen fahren auf Rädern hintereinander an Bäumen vorbei`,
              `${count === 2 ? 'Two' : 'Three'} cyclists ride past trees one behind the other`,
            ],
      keywords: [
        ['Fahrrad', 'bicycle'],
        ['Bewegung', 'movement'],
        ['Verkehr', 'mobility'],
        ['Menschen', 'people'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      skyLight(stage, width * 0.7, height * 0.25, 1.6)
      clouds(stage, 2)
      const back = ridge(stage, height * 0.68, 24, 'far')
      for (const share of [0.06, 0.3, 0.56, 0.9])
        anyTree(stage, width * share, back(width * share) + 8, height * chance.between(0.3, 0.46))
      ridge(stage, height * 0.8, 6, 'near')
      const road = height * 0.88
      cut(scene, rectangle(-BLEED, road - 12, width + 2 * BLEED, height), 'light')
      for (let dash = -2; dash < 10; dash++)
        cut(scene, rectangle(width * dash * 0.14, height * 0.94, width * 0.07, 6), 'white')
      const tall = height * (count === 1 ? 0.62 : 0.5)
      for (let index = 0; index < count; index++)
        cyclist(stage, (width * (index + 0.5)) / count + chance.swing() * 20, road + index * 10, tall, index)
    },
  }
}

export function cyclist(stage: Stage, x: number, y: number, height: number, index: number): void {
  const unit = height / 100
  const outfit: Outfit = {
    ...outfitOf(stage, index),
    garment: stage.random.pick(['trousers', 'shorts'] as const),
  }
  figure(stage, {
    x: x - 8 * unit,
    y: y - 14 * unit,
    height,
    pose: 'cycle',
    outfit,
    behind: () => place0(stage, 14, outfit.cloth === 'd' ? 'c' : 'd'),
  })
}

/** The bicycle in the figure's units: its wheels stand `drop` below the feet. */
function place0(stage: Stage, drop: number, frame: 'c' | 'd'): void {
  const first = stage.scene.shapes.length
  bicycle(stage, 58, frame)
  for (const shape of stage.scene.shapes.slice(first))
    shape.rings = shape.rings.map((ring) => ring.map(([px, py]) => [px + 13, py + drop] as const))
}

const DANCES: readonly PoseName[] = ['dance', 'twirl', 'cheer', 'jump', 'stretch']

const dancers: Composition = (random) => ({
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
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    fill(scene, ellipse(width / 2, height * 0.56, Math.min(width, height) * 0.42), 'far')
    for (const dip of [0.1, 0.2]) {
      line(scene, arc(width / 2, height * (dip - 0.18), width * 0.62, height * 0.26, 20, 160, 20), 'dark', 3)
      for (const [x, y] of arc(
        width / 2,
        height * (dip - 0.18) + 8,
        width * 0.62,
        height * 0.26,
        30,
        150,
        11,
      ))
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
  },
})

const rainyWalk: Composition = (random) => ({
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
  draw(stage) {
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
  },
})

const GARDEN: readonly [PoseName, Prop | null][] = [
  ['water', 'watering-can'],
  ['kneel', 'flowers'],
  ['carry', 'box'],
  ['reach', null],
]

const gardening: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Grüner Daumen', 'Green fingers'],
      ['Was da wächst', 'Things that grow'],
      ['Gemeinschaftsgarten', 'Community garden'],
    ]),
    alt: [
      'Menschen gießen, pflanzen und ernten in einem blühenden Garten',
      'People water, plant and harvest in a garden in bloom',
    ],
    keywords: [
      ['Garten', 'garden'],
      ['Pflanzen', 'plants'],
      ['Gemeinschaft', 'community'],
      ['Nachhaltigkeit', 'sustainability'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18, 1.2)
    flock(stage, width * 0.5, height * 0.2, 12, 3)
    const back = ridge(stage, height * 0.5, 20, 'far')
    for (let index = 0; index < 5; index++) anyTree(stage, width * chance.next(), back(0) + 20, height * 0.26)
    for (const [row, slot] of (['mid', 'near', 'front'] as const).entries()) {
      const level = height * (0.62 + row * 0.15)
      ridge(stage, level, 6, slot)
      if (row < 2) {
        const [pose, thing] = chance.pick(GARDEN)
        figure(stage, {
          x: width * (row === 0 ? chance.between(0.55, 0.85) : chance.between(0.2, 0.5)),
          y: level + height * 0.05,
          height: height * (0.34 + row * 0.12),
          pose,
          flip: row === 0,
          outfit: outfitOf(stage, row),
          held: (at) => thing && prop(stage, thing, at, row ? 'b' : 'c'),
        })
      }
      for (let index = 0; index < 11; index++)
        plant(
          stage,
          chance.pick(['daisy', 'tulip', 'grass', 'poppy', 'umbel', 'branch'] as const),
          (width * (index + chance.next())) / 11,
          level + height * 0.1,
          height * (0.09 + row * 0.04),
        )
    }
  },
})

const quarrel: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'day'] as const),
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick([
      ['Zwei Meinungen', 'Two opinions'],
      ['Redebedarf', 'We need to talk'],
      ['Ja, aber', 'Yes, but'],
    ]),
    alt: [
      'Zwei Menschen streiten mit weiten Gesten, zwischen ihnen verknoten sich ihre Sprechblasen',
      'Two people argue with sweeping gestures while their speech bubbles tangle between them',
    ],
    keywords: [
      ['Streit', 'argument'],
      ['Gespräch', 'conversation'],
      ['Editorial', 'editorial'],
      ['Gesellschaft', 'society'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    cut(scene, rectangle(-BLEED, height * 0.88, width + 2 * BLEED, height), 'far')
    bubble(stage, width * 0.34, height * 0.25, width * 0.34, height * 0.3, 'a', -1)
    bubble(stage, width * 0.66, height * 0.3, width * 0.34, height * 0.3, 'b', 1)
    const knot = Array.from(
      { length: 26 },
      (_, index) =>
        [
          width / 2 + Math.cos(index * 1.9) * width * 0.07 * chance.between(0.5, 1.2),
          height * 0.28 + Math.sin(index * 2.3) * height * 0.1,
        ] as const,
    )
    line(scene, [[width * 0.26, height * 0.25], ...knot, [width * 0.74, height * 0.3]], 'dark', 5)
    const tall = height * 0.52
    figure(stage, {
      x: width * 0.2,
      y: height * 0.93,
      height: tall,
      pose: 'argue',
      outfit: outfitOf(stage, 0),
    })
    figure(stage, {
      x: width * 0.8,
      y: height * 0.93,
      height: tall * 1.03,
      pose: chance.pick(['shrug', 'argue', 'point'] as const),
      flip: true,
      outfit: outfitOf(stage, 1),
    })
  },
})

function bubble(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  slot: 'a' | 'b',
  side: number,
): void {
  cut(scene, roundedRectangle(x - width / 2, y - height / 2, width, height, 34), slot)
  cut(
    scene,
    [
      [x + side * width * 0.2, y + height * 0.4],
      [x + side * width * 0.42, y + height * 0.75],
      [x + side * width * 0.36, y + height * 0.36],
    ],
    slot,
  )
}

export const people: readonly Composition[] = [parkBench, cyclists, dancers, rainyWalk, gardening, quarrel]
