import { flyingBird } from '../animals/birds.ts'
import { cat } from '../animals/sitting.ts'
import { arc, ellipse, type Point, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { tower, townHouse } from '../parts/buildings.ts'
import { pottedPlant } from '../parts/furniture.ts'
import { waves } from '../parts/land.ts'
import { clouds, flock, ground, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { car, ferrisWheel, tram } from '../parts/vehicles.ts'
import { figure, outfitOf } from '../people/figure.ts'
import type { PoseName } from '../people/pose.ts'
import { type Prop, prop } from '../people/props.ts'
import { cyclist } from './people.ts'
import { ANY, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const WALLS: readonly Slot[] = ['a', 'b', 'c', 'd', 'light', 'white', 'wall']

function skyline(
  stage: Stage,
  base: number,
  slots: readonly Slot[],
  low: number,
  tall: number,
  detailed: boolean,
): void {
  const { width, random } = stage
  let x = -width * random.between(0.02, 0.12)
  while (x < width * 1.02) {
    const wide = width * random.between(0.08, 0.16)
    tower(stage, x, base, wide, random.between(low, tall), random.pick(slots), detailed)
    x += wide * random.between(0.94, 1.12)
  }
}

function passersBy(stage: Stage, y: number, height: number, count: number): void {
  const { width, random } = stage
  const poses: PoseName[] = ['walk', 'stride', 'phone', 'relaxed', 'wave', 'carry']
  const things: (Prop | null)[] = ['bag', 'cup', 'phone', null, null, 'box']
  for (let index = 0; index < count; index++) {
    const which = random.whole(0, poses.length - 1)
    const thing = things[which]
    const x = (width * (index + random.between(0.25, 0.75))) / count
    figure(stage, {
      x,
      y: y + random.between(0, 14),
      height,
      pose: poses[which] ?? 'walk',
      flip: random.chance(0.5),
      outfit: outfitOf(stage, index),
      held: (at) => thing && prop(stage, thing, at, 'd'),
    })
  }
}

const tramStop: Composition = (random) => {
  const night = random.chance(0.35)
  const vehicle = random.pick(['tram', 'car', 'bike'] as const)
  const names = {
    tram: ['einer Straßenbahn', 'a tram'],
    car: ['einem kleinen Auto', 'a small car'],
    bike: ['einem Rad', 'a bicycle'],
  } as const
  const [de, en] = names[vehicle]
  return {
    mood: night ? 'night' : random.pick(['day', 'dusk'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick(
        night
          ? [
              ['Letzte Bahn', 'Last tram home'],
              ['Nachtschicht', 'Night shift'],
            ]
          : [
              ['Zwischen zwei Terminen', 'Between two meetings'],
              ['Halb neun in der Stadt', 'Half past eight in town'],
              ['Hauptstraße', 'High street'],
            ],
      ),
      alt: [
        `Belebte Straße${night ? ' bei Nacht' : ''} mit ${de}, Passanten und hohen Häusern`,
        `Busy street${night ? ' at night' : ''} with ${en}, passers-by and tall buildings`,
      ],
      keywords: [
        ['Stadt', 'city'],
        ['Straße', 'street'],
        ['Alltag', 'everyday life'],
        ['Verkehr', 'traffic'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18)
      if (!night) clouds(stage, 3)
      const base = height * 0.8
      skyline(stage, base, ['far'], height * 0.42, height * 0.62, false)
      skyline(stage, base, ['mid', 'far', 'near'], height * 0.28, height * 0.46, true)
      skyline(stage, base, WALLS, height * 0.14, height * 0.34, true)
      cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'front')
      cut(scene, rectangle(-BLEED, base + height * 0.1, width + 2 * BLEED, height), 'light')
      for (const share of [0.1, 0.5, 0.88])
        anyTree(stage, width * (share + chance.swing() * 0.06), base + 8, height * chance.between(0.14, 0.22))
      if (vehicle === 'tram')
        tram(
          stage,
          width * chance.between(0.35, 0.6),
          base + height * 0.09,
          width * 0.46,
          chance.pick(['bloom', 'sun', 'b'] as const),
        )
      if (vehicle === 'car')
        car(
          stage,
          width * chance.between(0.3, 0.7),
          base + height * 0.085,
          width * 0.26,
          chance.pick(['a', 'bloom'] as const),
          chance.chance(0.5),
        )
      if (vehicle === 'bike') cyclist(stage, width * 0.5, base + height * 0.09, height * 0.24, 1)
      passersBy(stage, height * 0.965, height * 0.22, width > height ? 4 : 3)
    },
  }
}

const rooftops: Composition = (random) => ({
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

function roof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  rise: number,
  tiles: Slot,
  wall: Slot,
): void {
  const { scene, random } = stage
  cut(scene, rectangle(x + width * 0.66, y - rise * 1.2, width * 0.08, rise * 0.7), 'trunk')
  cut(scene, rectangle(x, y - 4, width, stage.height), wall, { tone: -0.03 })
  const slope = cut(
    scene,
    [
      [x - 8, y + 6],
      [x + width * 0.12, y - rise],
      [x + width * 0.88, y - rise],
      [x + width + 8, y + 6],
    ],
    tiles,
  )
  inside(scene, slope, () => {
    for (let row = 0; row < 5; row++)
      line(
        scene,
        [
          [x - 10, y - rise * (row / 5)],
          [x + width + 10, y - rise * (row / 5)],
        ],
        tiles,
        3,
        { tone: -0.07 },
      )
  })
  const dormer = x + width * random.between(0.2, 0.5)
  cut(
    scene,
    [
      [dormer - 4, y - rise * 0.58],
      [dormer + width * 0.09, y - rise * 0.95],
      [dormer + width * 0.18 + 4, y - rise * 0.58],
    ],
    tiles,
    { tone: -0.05 },
  )
  cut(scene, rectangle(dormer, y - rise * 0.6, width * 0.18, rise * 0.5), wall)
  cut(
    scene,
    rectangle(dormer + width * 0.045, y - rise * 0.5, width * 0.09, rise * 0.34),
    stage.night || random.chance(0.3) ? 'glow' : 'dark',
  )
  for (let pane = 0; pane < 4; pane++)
    cut(
      scene,
      rectangle(x + width * (0.1 + pane * 0.22), y + rise * 0.25, width * 0.11, rise * 0.5),
      stage.night && random.chance(0.6) ? 'glow' : 'dark',
    )
}

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

const riverBridge: Composition = (random) => {
  const wheel = random.chance(0.5)
  return {
    mood: random.pick(['day', 'dusk', 'night'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Brückentag', 'Bridging the day'],
        ['Am anderen Ufer', 'The other bank'],
        ['Fluss mit Stadt', 'River with city'],
      ]),
      alt: [
        `Eine Bogenbrücke über einen Fluss, dahinter die Stadt${wheel ? ' mit Riesenrad' : ' mit Türmen'}`,
        `An arched bridge across a river, behind it the city${wheel ? ' with a Ferris wheel' : ' with its towers'}`,
      ],
      keywords: [
        ['Stadt', 'city'],
        ['Brücke', 'bridge'],
        ['Fluss', 'river'],
        ['Panorama', 'panorama'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.2, 0.5), height * 0.2, 1.3)
      if (!stage.night) clouds(stage, 3)
      const shore = height * 0.58
      skyline(stage, shore, ['far', 'mid'], height * 0.16, height * 0.38, false)
      skyline(stage, shore, WALLS, height * 0.08, height * 0.22, true)
      if (wheel) ferrisWheel(stage, width * 0.78, shore - height * 0.2, height * 0.16, ['a', 'b', 'c', 'd'])
      for (let index = 0; index < 6; index++) anyTree(stage, width * chance.next(), shore + 6, height * 0.1)
      waves(stage, shore, 5, ['water', 'waterDark', 'water'])
      const deck = height * 0.68
      const arches: Point[] = Array.from({ length: 3 }, (_, index) =>
        arc(width * (0.19 + index * 0.31), deck + height * 0.17, width * 0.12, height * 0.13, 360, 180, 14),
      )
        .flat()
        .reverse()
      cut(
        scene,
        [
          [-BLEED, deck],
          [width + BLEED, deck],
          [width + BLEED, deck + height * 0.17],
          ...arches.reverse(),
          [-BLEED, deck + height * 0.17],
        ],
        'light',
      )
      cut(scene, rectangle(-BLEED, deck - 12, width + 2 * BLEED, 16), 'trunk')
      for (let post = 0; post < 9; post++)
        line(
          scene,
          [
            [width * (post / 8), deck - 12],
            [width * (post / 8), deck - height * 0.05],
          ],
          'dark',
          3,
        )
      line(
        scene,
        [
          [-BLEED, deck - height * 0.05],
          [width + BLEED, deck - height * 0.05],
        ],
        'dark',
        4,
      )
      cyclist(stage, width * 0.3, deck - 10, height * 0.17, 2)
      passersBy({ ...stage, width: width * 0.4 }, deck - 10, height * 0.15, 2)
    },
  }
}

const marketSquare: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Markttag', 'Market day'],
      ['Frisch vom Feld', 'Fresh from the field'],
      ['Samstag um zehn', 'Saturday at ten'],
    ]),
    alt: [
      'Wochenmarkt mit gestreiften Ständen vor einer Reihe Giebelhäuser, Menschen kaufen ein',
      'Weekly market with striped stalls in front of gabled houses, people shopping',
    ],
    keywords: [
      ['Markt', 'market'],
      ['Stadt', 'town'],
      ['Menschen', 'people'],
      ['Einkaufen', 'shopping'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    clouds(stage, 3)
    const base = height * 0.66
    let x = -width * 0.05
    while (x < width) {
      const wide = width * chance.between(0.15, 0.22)
      townHouse(
        stage,
        x,
        base,
        wide,
        height * chance.between(0.3, 0.46),
        chance.pick(WALLS),
        chance.pick(['dark', 'white', 'bloom', 'b'] as const),
      )
      x += wide
    }
    cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
    for (const [index, share] of [0.18, 0.52, 0.86].entries())
      stall(
        stage,
        width * share,
        height * (0.84 + (index % 2) * 0.05),
        width * 0.28,
        height * 0.25,
        (['a', 'bloom', 'c'] as const)[index] ?? 'a',
      )
    passersBy(stage, height * 0.97, height * 0.27, width > height ? 4 : 3)
  },
})

function stall(stage: Stage, x: number, y: number, width: number, height: number, slot: Slot): void {
  const { scene, random } = stage
  for (const side of [-0.44, 0.44])
    line(
      scene,
      [
        [x + side * width, y],
        [x + side * width, y - height],
      ],
      'trunk',
      6,
    )
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [left, right] = [
      x - width / 2 + (width * stripe) / stripes,
      x - width / 2 + (width * (stripe + 1)) / stripes,
    ]
    const inward = (edge: number) => x + (edge - x) * 0.8
    cut(
      scene,
      [
        [inward(left), y - height * 1.18],
        [inward(right), y - height * 1.18],
        [right, y - height * 0.86],
        [left, y - height * 0.86],
      ],
      stripe % 2 ? 'white' : slot,
    )
    fill(
      scene,
      ellipse((left + right) / 2, y - height * 0.86, width / stripes / 2, height * 0.06),
      stripe % 2 ? 'white' : slot,
    )
  }
  cut(scene, rectangle(x - width * 0.46, y - height * 0.42, width * 0.92, height * 0.42), 'trunk', {
    tone: 0.06,
  })
  for (let crate = 0; crate < 4; crate++) {
    const left = x - width * 0.44 + crate * width * 0.225
    cut(scene, roundedRectangle(left, y - height * 0.52, width * 0.2, height * 0.16, 3), 'light')
    const goods = random.pick(['bloom', 'sun', 'leaf', 'bloomToo', 'glow', 'd'] as const)
    for (let piece = 0; piece < 6; piece++)
      fill(
        scene,
        ellipse(left + width * 0.035 * piece + 5, y - height * (0.53 + (piece % 2) * 0.04), width * 0.024),
        goods,
      )
  }
}

const balcony: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Balkonien', 'Balcony holiday'],
      ['Vierter Stock links', 'Fourth floor, left'],
      ['Nachbarn', 'Neighbours'],
    ]),
    alt: [
      'Hausfassade mit Balkonen: Menschen lesen, gießen und winken sich zu',
      'Façade with balconies: people read, water plants and wave to one another',
    ],
    keywords: [
      ['Stadt', 'city'],
      ['Nachbarschaft', 'neighbourhood'],
      ['Balkon', 'balcony'],
      ['Wohnen', 'living'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage, 'wall')
    const [columns, rows] = [2, 3]
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        balconyCell(
          stage,
          (width * (column + 0.5)) / columns,
          (height * (row + 0.92)) / rows,
          width * 0.4,
          height * 0.28,
          row * columns + column,
        )
    }
    for (let row = 1; row < rows; row++)
      line(
        scene,
        [
          [-BLEED, (height * row) / rows + 4],
          [width + BLEED, (height * row) / rows + 4],
        ],
        'wall',
        5,
        { tone: -0.08 },
      )
    flyingBird(
      stage,
      width * 0.5,
      height * chance.between(0.3, 0.6),
      width * 0.12,
      chance.chance(0.5),
      'white',
      'light',
    )
  },
})

function balconyCell(stage: Stage, x: number, y: number, width: number, height: number, index: number): void {
  const { scene, random } = stage
  const acts: [PoseName, Prop | null][] = [
    ['water', 'watering-can'],
    ['wave', null],
    ['phone', 'phone'],
    ['relaxed', 'cup'],
    ['play', 'trumpet'],
    ['stretch', null],
    ['paint', 'brush'],
  ]
  const [pose, thing] = acts[(index * 3 + random.whole(0, 2)) % acts.length] ?? ['wave', null]
  cut(
    scene,
    rectangle(x - width * 0.3, y - height * 0.86, width * 0.6, height * 0.86),
    stage.night || random.chance(0.4) ? 'glow' : 'front',
  )
  for (const side of [-1, 1])
    cut(
      scene,
      rectangle(x + side * width * 0.38 - width * 0.075, y - height * 0.86, width * 0.15, height * 0.86),
      'b',
      { tone: side * 0.01 },
    )
  figure(stage, {
    x: x + random.swing() * width * 0.1,
    y: y + 6,
    height: height * 0.82,
    pose: pose === 'play' ? 'relaxed' : pose,
    flip: random.chance(0.5),
    outfit: outfitOf(stage, index),
    held: (at) => thing && prop(stage, thing, at, 'c'),
  })
  pottedPlant(
    stage,
    x + width * (index % 2 ? 0.36 : -0.36),
    y + 4,
    height * 0.46,
    random.pick(['daisy', 'fern', 'tulip', 'monstera'] as const),
    'bloom',
  )
  const rail = random.pick(['dark', 'white', 'a', 'c'] as const)
  for (let bar = 0; bar < 13; bar++)
    line(
      scene,
      [
        [x - width * 0.48 + (bar * width * 0.96) / 12, y],
        [x - width * 0.48 + (bar * width * 0.96) / 12, y - height * 0.32],
      ],
      rail,
      3,
    )
  line(
    scene,
    [
      [x - width * 0.5, y - height * 0.33],
      [x + width * 0.5, y - height * 0.33],
    ],
    rail,
    7,
  )
  cut(scene, rectangle(x - width * 0.52, y - 2, width * 1.04, 12), 'light')
}

export const city: readonly Composition[] = [tramStop, rooftops, riverBridge, marketSquare, balcony]
