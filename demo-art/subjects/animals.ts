import { flyingBird, owl, songbird, wader } from '../animals/birds.ts'
import { type Gait, quadruped } from '../animals/quadruped.ts'
import { cat, sitter } from '../animals/sitting.ts'
import { SPECIES, type SpeciesName } from '../animals/species.ts'
import { ellipse, type Point, spline } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { armchair, floorLamp, pictureFrame, pottedPlant, room, rug, windowView } from '../parts/furniture.ts'
import { ridge, tufts } from '../parts/land.ts'
import { PLANTS, plant } from '../parts/plants.ts'
import { clouds, ground, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { ANY, type Both, type Choice, type Composition, keysOf, SQUARE, TALL, WIDE } from './piece.ts'

const NAMES: Choice<SpeciesName> = {
  fox: ['Fuchs', 'fox'],
  wolf: ['Wolf', 'wolf'],
  deer: ['Hirsch', 'stag'],
  horse: ['Pferd', 'horse'],
  bear: ['Bär', 'bear'],
  elephant: ['Elefant', 'elephant'],
  giraffe: ['Giraffe', 'giraffe'],
  sheep: ['Schaf', 'sheep'],
  cow: ['Kuh', 'cow'],
  tiger: ['Tiger', 'tiger'],
  dog: ['Hund', 'dog'],
  goat: ['Ziege', 'goat'],
}
const FEMALE: ReadonlySet<SpeciesName> = new Set(['giraffe', 'cow', 'goat'])

/** The German animal with its article, to begin a sentence with. */
function aGerman(name: SpeciesName): string {
  return `${FEMALE.has(name) ? 'Eine' : 'Ein'} ${NAMES[name][0]}`
}

function anEnglish(name: SpeciesName): string {
  return `${name === 'elephant' ? 'An' : 'A'} ${NAMES[name][1]}`
}

function thicket(stage: Stage, level: number, count: number, height: number, back: boolean): void {
  const { random, width } = stage
  const kinds = random.shuffle(PLANTS).slice(0, 4)
  for (let index = 0; index < count; index++) {
    const x = (width * (index + random.next())) / count
    plant(
      stage,
      random.pick(kinds),
      x,
      level,
      height * random.between(0.6, 1.1),
      back ? { leaf: 'far', leafToo: 'mid', bloom: 'light' } : {},
    )
  }
}

const inTheWild: Composition = (random) => {
  const name = random.pick(keysOf(SPECIES))
  const gait: Gait =
    name === 'elephant' || name === 'bear'
      ? random.pick(['walk', 'stand', 'look'])
      : random.pick(['walk', 'trot', 'look', 'leap', 'graze'])
  const doing: Record<Gait, Both> = {
    stand: ['steht', 'stands'],
    walk: ['geht', 'walks'],
    trot: ['trabt', 'trots'],
    graze: ['frisst', 'grazes'],
    look: ['hält inne', 'pauses'],
    leap: ['springt', 'leaps'],
  }
  return {
    mood: random.pick(['day', 'dusk', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        [`${NAMES[name][0]} im Grünen`, `${cap(NAMES[name][1])} in the green`],
        ['Revier', 'Territory'],
        ['Auf leisen Sohlen', 'On quiet feet'],
        ['Frühe Stunde', 'The early hour'],
      ]),
      alt: [
        `${aGerman(name)} ${doing[gait][0]} zwischen hohen Pflanzen und Bäumen`,
        `${anEnglish(name)} ${doing[gait][1]} among tall plants and trees`,
      ],
      keywords: [['Tier', 'animal'], NAMES[name], ['Natur', 'nature'], ['Wildnis', 'wilderness']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.25, 0.75), height * 0.24, 1.7)
      const back = ridge(stage, height * 0.6, 24, 'far')
      for (const share of [0.05, 0.2, 0.82, 0.96])
        anyTree(stage, width * share, back(width * share) + 10, height * chance.between(0.3, 0.5), {
          crown: 'mid',
          shade: 'far',
          trunk: 'mid',
        })
      thicket(stage, height * 0.76, 7, height * 0.34, true)
      const meadow = ridge(stage, height * 0.78, 12, 'near')
      const tallness = name === 'giraffe' ? 0.28 : name === 'elephant' || name === 'bear' ? 0.4 : 0.44
      const length = Math.min(width * 0.62, height * tallness * 1.25)
      quadruped(stage, name, gait, width / 2, meadow(width / 2) + height * 0.09, length, chance.chance(0.5))
      tufts(stage, (x) => meadow(x) + height * 0.13, 26, 'leaf', 30)
      thicket(stage, height * 1.03, 8, height * 0.17, false)
    },
  }
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const SITTERS = ['fox', 'wolf', 'dog', 'tiger', 'bear'] as const

const sitting: Composition = (random) => {
  const name = random.pick(SITTERS)
  return {
    mood: random.pick(['bold', 'paper', 'night', 'dusk'] as const),
    format: random.pick([...TALL, SQUARE]),
    words: {
      title: random.pick<Both>([
        [`Sitzender ${NAMES[name][0]}`, `Sitting ${NAMES[name][1]}`],
        ['Geduld', 'Patience'],
        ['Wer wartet, gewinnt', 'Those who wait'],
      ]),
      alt: [
        `${aGerman(name)} sitzt aufrecht zwischen Blumen vor einer großen Scheibe`,
        `${anEnglish(name)} sits upright among flowers in front of a large disc`,
      ],
      keywords: [['Tier', 'animal'], NAMES[name], ['Blumen', 'flowers'], ['Ruhe', 'calm']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      fill(
        scene,
        ellipse(width / 2, height * 0.44, Math.min(width, height) * 0.4),
        chance.pick(['sun', 'far', 'light'] as const),
      )
      thicket(stage, height * 0.9, 8, height * 0.5, true)
      ridge(stage, height * 0.88, 10, 'near')
      sitter(
        stage,
        name,
        width * 0.5,
        height * 0.92,
        Math.min(height * 0.58, width * 0.72),
        chance.chance(0.5),
      )
      thicket(stage, height * 1.03, 9, height * 0.22, false)
    },
  }
}

const birdsOnBranch: Composition = (random) => {
  const bird = random.pick(['songbirds', 'owl', 'heron'] as const)
  const names: Record<typeof bird, { alt: Both; keyword: Both }> = {
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
  const titles: Record<typeof bird, Both[]> = {
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
  return {
    mood: bird === 'owl' ? 'night' : random.pick(['day', 'paper', 'dusk'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick(titles[bird]),
      alt: names[bird].alt,
      keywords: [['Tier', 'animal'], names[bird].keyword, ['Natur', 'nature']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      const size = Math.min(width, height)
      skyLight(stage, width * 0.5, height * 0.38, bird === 'owl' ? 3 : 2.2)
      if (bird === 'heron') {
        const shore = ridge(stage, height * 0.72, 6, 'water')
        for (let index = 0; index < 14; index++)
          line(
            scene,
            [
              [width * chance.next(), height * chance.between(0.76, 0.98)],
              [width * chance.next(), height * 0.9],
            ].map(
              ([x = 0, y = 0], at, all): Point => [
                at ? (all[0]?.[0] ?? 0) + 60 : x,
                at ? (all[0]?.[1] ?? y) : y,
              ],
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
        return
      }
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
    },
  }
}

const houseCat: Composition = (random) => {
  const manner = random.pick(['sit', 'sleep', 'walk', 'back'] as const)
  const doing: Record<typeof manner, Both> = {
    sit: ['sitzt auf dem Teppich', 'sits on the rug'],
    sleep: ['schläft auf dem Teppich', 'sleeps on the rug'],
    walk: ['spaziert durchs Zimmer', 'strolls through the room'],
    back: ['schaut aus dem Fenster', 'looks out of the window'],
  }
  return {
    mood: random.pick(['day', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Die eigentliche Mieterin', 'The real tenant'],
        ['Katzenpause', 'Cat break'],
        ['Nachmittags um drei', 'Three in the afternoon'],
      ]),
      alt: [
        `Eine Katze ${doing[manner][0]}, daneben Sessel, Lampe und Pflanzen`,
        `A cat ${doing[manner][1]}, an armchair, lamp and plants beside it`,
      ],
      keywords: [
        ['Katze', 'cat'],
        ['Haustier', 'pet'],
        ['Zuhause', 'home'],
        ['Interieur', 'interior'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      const floor = room(stage, 0.68, 'wall', 'floor', stage.hand.pattern)
      windowView(stage, width * 0.1, height * 0.1, width * 0.32, height * 0.38, chance.chance(0.5))
      pictureFrame(stage, width * 0.62, height * 0.12, width * 0.18, height * 0.2)
      floorLamp(stage, width * 0.9, floor + height * 0.06, height * 0.52, 'sun')
      armchair(stage, width * 0.74, floor + height * 0.1, Math.min(width, height) * 0.36, 'b', true)
      pottedPlant(stage, width * 0.08, floor + height * 0.1, height * 0.36, 'monstera', 'c')
      rug(stage, width * 0.44, height * 0.86, width * 0.66, height * 0.16, ['a', 'light', 'd'])
      cat(
        stage,
        manner,
        width * 0.42,
        height * 0.88,
        Math.min(width, height) * (manner === 'sit' || manner === 'back' ? 0.42 : 0.36),
        chance.chance(0.5),
        chance.pick(['dark', 'bloomToo', 'white'] as const),
      )
    },
  }
}

const herd: Composition = (random) => {
  const name = random.pick(['sheep', 'horse', 'cow', 'deer', 'elephant', 'goat'] as const)
  const many: Record<typeof name, Both> = {
    sheep: ['Schafe', 'Sheep'],
    horse: ['Pferde', 'Horses'],
    cow: ['Kühe', 'Cows'],
    deer: ['Hirsche', 'Deer'],
    elephant: ['Elefanten', 'Elephants'],
    goat: ['Ziegen', 'Goats'],
  }
  return {
    mood: random.pick(['day', 'dusk'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick<Both>([
        [`${many[name][0]} unterwegs`, `${many[name][1]} on the move`],
        ['In bester Gesellschaft', 'In good company'],
        ['Der Reihe nach', 'One after the other'],
      ]),
      alt: [
        `${many[name][0]} ziehen über hügelige Wiesen, ein Tier bleibt zurück und frisst`,
        `${many[name][1]} cross hilly meadows, one of them lagging behind to graze`,
      ],
      keywords: [['Tiere', 'animals'], many[name], ['Herde', 'herd'], ['Land', 'countryside']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.4)
      clouds(stage, 2)
      ridge(stage, height * 0.5, 36, 'far')
      for (const [row, slot] of (['mid', 'near'] as const).entries()) {
        const surface = ridge(stage, height * (0.6 + row * 0.2), 22, slot)
        const count = 3 - row
        for (let index = 0; index < count; index++) {
          const x = width * ((index + 0.5) / count + chance.swing() * 0.06)
          quadruped(
            stage,
            name,
            row === 1 && index === 0 ? 'graze' : chance.pick(['walk', 'stand', 'look'] as const),
            x,
            surface(x) + height * 0.045,
            width * (0.13 + row * 0.12),
            row === 0,
          )
        }
        tufts(stage, surface, 16, 'leaf', 18 + row * 10)
      }
      thicket(stage, height * 1.03, 9, height * 0.14, false)
    },
  }
}

export const animals: readonly Composition[] = [inTheWild, sitting, birdsOnBranch, houseCat, herd]
