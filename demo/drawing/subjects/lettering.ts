import { flyingBird, songbird } from '../animals/birds.ts'
import { cat } from '../animals/cat.ts'
import { type Box, boxOf, ellipse, type Point, polar, rectangle, steps, TURN } from '../core/geometry.ts'
import { FACES, type Face, letterOutlines } from '../core/lettering.ts'
import type { Random } from '../core/random.ts'
import { cut, cutRings, fill, inside, line, type Shape } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import type { Pattern } from '../hands/hand.ts'
import { flowerHead } from '../parts/flower-head.ts'
import { patternOver } from '../parts/patterns.ts'
import { PLANTS } from '../parts/plant-kinds.ts'
import { plant, plantsAllAround } from '../parts/plants.ts'
import { ground, stars } from '../parts/sky.ts'
import { inEnglish, KEYWORDS, setLines, titleOf, WORDS } from './lettering-parts.ts'
import { ANY, type Both, type Composition, type Piece, SQUARE, TALL, WIDE } from './piece.ts'

// Letters are drawn compositions: words among plants, in patterns or before a sun, and an overgrown initial.

export const lettering: readonly Composition[] = [gardenPoster, patternedWords, initial, circleWord]

function gardenPoster(random: Random): Piece {
  const word = random.pick(WORDS)
  const face = random.pick(FACES)
  const mood = random.pick(['bold', 'paper', 'day', 'night', 'dusk'] as const)
  return {
    mood,
    format: random.pick([...TALL, SQUARE]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [word.meaning[0], titleOf(word.meaning)],
        [`Durch die Blume: ${word.meaning[0]}`, `Said with flowers: ${word.meaning[1]}`],
        [`${word.meaning[0]}, von Blüten umrankt`, `${titleOf(word.meaning)} among the blossoms`],
      ]),
      alt: [
        `Schriftplakat „${word.meaning[0]}“, von Blüten und Blättern umrankt`,
        `Lettering poster reading ${inEnglish(word.meaning)}, framed by leaves and blossoms`,
      ],
      keywords: [...KEYWORDS, ['Plakat', 'poster'], ['Blumen', 'flowers']],
    },
    draw(stage) {
      drawPoster(stage, word, mood, face)
    },
  }
}

function drawPoster(stage: Stage, word: (typeof WORDS)[number], mood: Mood, face: Face): void {
  const { width, height } = stage
  ground(stage)
  plantsAllAround(stage, { count: 26, reach: 0.58, kinds: PLANTS, tall: [0.2, 0.32] })
  const box = { x: width * 0.17, y: height * 0.22, width: width * 0.66, height: height * 0.56 }
  setLines(stage, word.text, face, 'dark', { ...box, x: box.x + 9, y: box.y + 10 })
  setLines(stage, word.text, face, mood === 'paper' || mood === 'day' ? 'bloom' : 'white', box)
}

function patternedWords(random: Random): Piece {
  const word = random.pick(WORDS)
  const face = random.pick(FACES.filter((name) => name !== 'caveat-brush'))
  return {
    mood: random.pick(['bold', 'paper', 'night'] as const),
    format: random.pick(ANY),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [word.meaning[0], titleOf(word.meaning)],
        [`${word.meaning[0]}, gemustert`, `${titleOf(word.meaning)}, patterned`],
        [`${word.meaning[0]} mit Gast`, `${titleOf(word.meaning)} with a guest`],
      ]),
      alt: [
        `Der Schriftzug „${word.meaning[0]}“ in großen, gemusterten Buchstaben, ein Tier sitzt darauf`,
        `The words ${inEnglish(word.meaning)} in large patterned letters, an animal perched on top`,
      ],
      keywords: [...KEYWORDS, ['Muster', 'pattern'], ['Typografie', 'typography']],
    },
    draw(stage) {
      drawWords(stage, word, face)
    },
  }
}

function drawWords(stage: Stage, word: (typeof WORDS)[number], face: Face): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  if (stage.night) stars(stage, 40, height)
  fill(scene, ellipse(width / 2, height * 0.54, width * 0.46, height * 0.4), 'far')
  const box = { x: width * 0.09, y: height * 0.24, width: width * 0.82, height: height * 0.64 }
  const slots = chance.shuffle(['a', 'b', 'c', 'd'] as const)
  const patterns = chance.shuffle(['stripes', 'dots', 'waves', 'checks', 'leaves'] as const)
  let topLeft: Point = [width / 2, height * 0.3]
  for (const [index, letters] of setLines(stage, word.text, face, 'a', box).entries()) {
    const shape = scene.shapes[letters]
    if (shape === undefined) continue
    shape.slot = slots[index % 4] ?? 'a'
    const all = boxOf(shape.rings.flat())
    patternLetter(stage, index, letters, all, shape, patterns)
    if (index === 0) topLeft = [all.left + (all.right - all.left) * chance.between(0.3, 0.7), all.top + 6]
  }
  drawAnimalOnTop(stage, topLeft)
}

function patternLetter(
  stage: Stage,
  index: number,
  letters: number,
  all: Box,
  shape: Shape,
  patterns: readonly Pattern[],
): void {
  const { scene } = stage
  const first = scene.shapes.length
  inside(scene, letters, () => {
    const sheet = cut(
      scene,
      rectangle(all.left, all.top + (all.bottom - all.top) * 0.5, all.right - all.left, all.bottom - all.top),
      shape.slot,
      { tone: -0.06 },
    )
    patternOver(stage, sheet, patterns[index % 5] ?? 'dots', 'white', 34)
  })
  // Marks on the sheet show inside the letters, not only inside the sheet.
  for (const made of scene.shapes.slice(first + 1)) made.clip = letters
}

function drawAnimalOnTop(stage: Stage, topLeft: Point): void {
  const { random: chance, width, height } = stage
  if (chance.chance(0.5))
    songbird(
      stage,
      topLeft[0],
      topLeft[1],
      Math.min(width, height) * 0.2,
      chance.chance(0.5),
      'bloom',
      'dark',
    )
  else
    cat(stage, 'sleep', topLeft[0], topLeft[1] + 8, Math.min(width, height) * 0.2, chance.chance(0.5), 'dark')
}

const LETTERS = 'ABDEFGHKLMNRSZ'

function initial(random: Random): Piece {
  const letter = random.pick([...LETTERS])
  const face = random.pick(['abril-fatface', 'alfa-slab-one', 'playfair-display', 'rammetto-one'] as const)
  return {
    mood: random.pick(['paper', 'bold', 'night', 'dusk'] as const),
    format: random.pick([SQUARE, ...TALL]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [`Initiale ${letter}`, `Initial ${letter}`],
        [`${letter}, zugewachsen`, `${letter}, overgrown`],
        [`Der Garten im ${letter}`, `The garden in the ${letter}`],
      ]),
      alt: [
        `Der Buchstabe ${letter}, durch dessen Formen Pflanzen wachsen, ein Vogel fliegt vorbei`,
        `The letter ${letter} with plants growing through its shape, a bird flying past`,
      ],
      keywords: [...KEYWORDS, ['Initiale', 'initial'], ['Buchstabe', 'letter']],
    },
    draw(stage) {
      drawInitial(stage, letter, face)
    },
  }
}

function drawInitial(stage: Stage, letter: string, face: Face): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  for (let index = 0; index < 8; index++)
    plant(
      stage,
      chance.pick(PLANTS),
      width * chance.between(0.1, 0.9),
      height * 0.96,
      height * chance.between(0.4, 0.85),
      { leaf: 'far', leafToo: 'mid' },
    )
  const size = Math.min(width * 0.68, height * 0.66)
  const { rings, width: wide } = letterOutlines(face, letter, size)
  const [x, y] = [(width - wide) / 2, (height - size) / 2]
  const body = cutRings(
    scene,
    rings.map((ring) => ring.map(([px, py]): Point => [px + x, py + y])),
    chance.pick(['a', 'bloom', 'b', 'c'] as const),
  )
  drawBlossoms(stage, x, y, wide, size, body)
  for (let index = 0; index < 7; index++)
    plant(
      stage,
      chance.pick(PLANTS),
      x + wide * chance.between(-0.1, 1.1),
      y + size * 1.06,
      size * chance.between(0.3, 0.7),
    )
  flyingBird(stage, width * 0.78, height * 0.2, size * 0.32, true, 'sun', 'd')
}

function drawBlossoms(stage: Stage, x: number, y: number, wide: number, size: number, body: number): void {
  const { scene, random: chance } = stage
  inside(scene, body, () => {
    for (let index = 0; index < 16; index++)
      flowerHead(
        stage,
        [x + wide * chance.next(), y + size * chance.next()],
        size * chance.between(0.04, 0.09),
        chance.whole(5, 9),
        0.6,
        { bloom: chance.pick(['light', 'sun', 'white', 'd'] as const), heart: 'dark' },
      )
  })
}

function circleWord(random: Random): Piece {
  const word = random.pick(WORDS.filter(({ text }) => text.length < 3))
  const face = random.pick(['bungee', 'lobster', 'shrikhand', 'titan-one', 'bebas-neue'] as const)
  return {
    mood: random.pick(['bold', 'dusk', 'night', 'paper'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    gentle: true,
    surface: 'sheet',
    words: {
      title: random.fork('title').pick<Both>([
        [word.meaning[0], titleOf(word.meaning)],
        [`${word.meaning[0]} vor der Sonne`, `${titleOf(word.meaning)} against the sun`],
        [`Strahlend: ${word.meaning[0]}`, `Radiant: ${word.meaning[1]}`],
      ]),
      alt: [
        `„${word.meaning[0]}“ quer über einer strahlenden Sonne`,
        `${inEnglish(word.meaning)} across a radiant sun`,
      ],
      keywords: [...KEYWORDS, ['Sonne', 'sun'], ['Plakat', 'poster']],
    },
    draw(stage) {
      drawCircleWord(stage, word, face)
    },
  }
}

function drawCircleWord(stage: Stage, word: (typeof WORDS)[number], face: Face): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const centre: Point = [width / 2, height / 2]
  const size = Math.min(width, height)
  for (let ray = 0; ray < 24; ray++)
    cut(
      scene,
      [
        polar(centre, (ray / 24) * TURN, size * 0.3),
        polar(centre, (ray / 24) * TURN, 1500),
        polar(centre, ((ray + 0.5) / 24) * TURN, 1500),
        polar(centre, ((ray + 0.5) / 24) * TURN, size * 0.3),
      ],
      'far',
    )
  fill(scene, ellipse(centre[0], centre[1], size * 0.38), 'sun')
  const ring = ellipse(centre[0], centre[1], size * 0.43)
  line(scene, [...ring, ...ring.slice(0, 1)], 'sun', 8)
  for (const [dx, dy] of steps(5, (share): Point => [14 - share * 14, 14 - share * 14])) {
    setLines(stage, word.text, face, dx === 0 ? 'white' : 'dark', {
      x: width * 0.1 + dx,
      y: height * 0.26 + dy,
      width: width * 0.8,
      height: height * 0.48,
    })
  }
  for (let index = 0; index < 12; index++)
    flowerHead(
      stage,
      polar(centre, chance.between(0, TURN), size * chance.between(0.46, 0.56)),
      size * 0.03,
      6,
      0.6,
      { bloom: chance.pick(['a', 'b', 'c'] as const), heart: 'light' },
    )
}
