import { flyingBird, songbird } from '../animals/birds.ts'
import { cat } from '../animals/sitting.ts'
import { boxOf, ellipse, type Point, polar, rectangle, steps, TURN } from '../core/geometry.ts'
import { FACES, type Face, letterOutlines } from '../core/lettering.ts'
import { cut, cutRings, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { flowerHead, PLANTS, plant } from '../parts/plants.ts'
import { ground, stars } from '../parts/sky.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Lettering', 'lettering'],
  ['Schrift', 'type'],
]

/** Words a poster can carry, with the other language for the alt text. */
const WORDS: readonly { text: readonly string[]; meaning: Both }[] = [
  { text: ['Guten', 'Morgen'], meaning: ['Guten Morgen', 'good morning'] },
  { text: ['Mehr', 'Licht'], meaning: ['Mehr Licht', 'more light'] },
  { text: ['Komm', 'raus'], meaning: ['Komm raus', 'come outside'] },
  { text: ['Hallo'], meaning: ['Hallo', 'hello'] },
  { text: ['Jetzt', 'oder', 'gleich'], meaning: ['Jetzt oder gleich', 'now or in a minute'] },
  { text: ['Bitte', 'nicht', 'hetzen'], meaning: ['Bitte nicht hetzen', 'please do not rush'] },
  { text: ['Sommer'], meaning: ['Sommer', 'summer'] },
  { text: ['Oh', 'yes'], meaning: ['Oh yes', 'oh yes'] },
  { text: ['Slow', 'down'], meaning: ['Slow down', 'slow down'] },
  { text: ['Danke'], meaning: ['Danke', 'thank you'] },
  { text: ['Mut', 'tut', 'gut'], meaning: ['Mut tut gut', 'courage does you good'] },
  { text: ['Wild', 'und', 'leise'], meaning: ['Wild und leise', 'wild and quiet'] },
  { text: ['Let’s', 'dance'], meaning: ['Let’s dance', 'let’s dance'] },
  { text: ['Schöne', 'Pause'], meaning: ['Schöne Pause', 'have a good break'] },
]

/** Sets lines of words as wide as they may be, under each other; answers the indices of the letters' shapes. */
function setLines(
  stage: Stage,
  lines: readonly string[],
  face: Face,
  slot: Slot,
  box: { x: number; y: number; width: number; height: number },
): number[] {
  const gap = box.height * 0.05
  const natural = lines.map((text) => letterOutlines(face, text, 100))
  const widest = natural.map(({ width }) => box.width / width)
  const heights = widest.map((scale) => Math.min(100 * scale, box.height / lines.length))
  const total = heights.reduce((sum, height) => sum + height, gap * (lines.length - 1))
  let y = box.y + (box.height - total) / 2
  return natural.map(({ rings, width }, index) => {
    const height = heights[index] ?? 100
    const scale = height / 100
    const x = box.x + (box.width - width * scale) / 2
    const placed = rings.map((ring) => ring.map(([px, py]): Point => [x + px * scale, y + py * scale]))
    y += height + gap
    return cutRings(stage.scene, placed, slot)
  })
}

const gardenPoster: Composition = (random) => {
  const word = random.pick(WORDS)
  const face = random.pick(FACES)
  const mood = random.pick(['bold', 'paper', 'day', 'night', 'dusk'] as const)
  return {
    mood,
    format: random.pick([...TALL, SQUARE]),
    gentle: true,
    words: {
      title: [word.meaning[0], word.meaning[0]],
      alt: [
        `Schriftplakat „${word.meaning[0]}“, von Blüten und Blättern umrankt`,
        `Lettering poster reading “${word.meaning[0]}” (${word.meaning[1]}), framed by leaves and blossoms`,
      ],
      keywords: [...KEYWORDS, ['Plakat', 'poster'], ['Blumen', 'flowers']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      for (let index = 0; index < 26; index++) {
        const angle = (index / 26) * TURN
        const from: Point = [
          width / 2 + Math.cos(angle) * width * 0.58,
          height / 2 + Math.sin(angle) * height * 0.58,
        ]
        plant(
          stage,
          chance.pick(PLANTS),
          from[0],
          from[1],
          Math.min(width, height) * chance.between(0.2, 0.32),
          {},
          angle - Math.PI / 2,
        )
      }
      const box = { x: width * 0.17, y: height * 0.22, width: width * 0.66, height: height * 0.56 }
      setLines(stage, word.text, face, 'dark', { ...box, x: box.x + 9, y: box.y + 10 })
      setLines(stage, word.text, face, mood === 'paper' || mood === 'day' ? 'bloom' : 'white', box)
    },
  }
}

const patternedWords: Composition = (random) => {
  const word = random.pick(WORDS)
  const face = random.pick(FACES.filter((name) => name !== 'caveat-brush'))
  return {
    mood: random.pick(['bold', 'paper', 'night'] as const),
    format: random.pick(ANY),
    gentle: true,
    words: {
      title: [word.meaning[0], word.meaning[0]],
      alt: [
        `Das Wort „${word.meaning[0]}“ in großen, gemusterten Buchstaben, ein Tier sitzt darauf`,
        `The words “${word.meaning[0]}” (${word.meaning[1]}) in large patterned letters, an animal perched on top`,
      ],
      keywords: [...KEYWORDS, ['Muster', 'pattern'], ['Typografie', 'typography']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      if (stage.night) stars(stage, 40, height)
      const box = { x: width * 0.09, y: height * 0.24, width: width * 0.82, height: height * 0.64 }
      const slots = chance.shuffle(['a', 'b', 'c', 'd'] as const)
      const patterns = chance.shuffle(['stripes', 'dots', 'waves', 'checks', 'leaves'] as const)
      let topLeft: Point = [width / 2, height * 0.3]
      for (const [index, letters] of setLines(stage, word.text, face, 'a', box).entries()) {
        const shape = scene.shapes[letters]
        if (shape === undefined) continue
        shape.slot = slots[index % 4] ?? 'a'
        const all = boxOf(shape.rings.flat())
        const first = scene.shapes.length
        inside(scene, letters, () => {
          const sheet = cut(
            scene,
            rectangle(
              all.left,
              all.top + (all.bottom - all.top) * 0.5,
              all.right - all.left,
              all.bottom - all.top,
            ),
            shape.slot,
            { tone: -0.06 },
          )
          patternOver(stage, sheet, patterns[index % 5] ?? 'dots', 'white', 34)
        })
        // Marks on the sheet show inside the letters, not only inside the sheet.
        for (const made of scene.shapes.slice(first + 1)) made.clip = letters
        if (index === 0) topLeft = [all.left + (all.right - all.left) * chance.between(0.3, 0.7), all.top + 6]
      }
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
        cat(
          stage,
          'sleep',
          topLeft[0],
          topLeft[1] + 8,
          Math.min(width, height) * 0.2,
          chance.chance(0.5),
          'dark',
        )
    },
  }
}

const LETTERS = 'ABDEFGHKLMNRSZ'

const initial: Composition = (random) => {
  const letter = random.pick([...LETTERS])
  const face = random.pick(['abril-fatface', 'alfa-slab-one', 'playfair-display', 'rammetto-one'] as const)
  return {
    mood: random.pick(['paper', 'bold', 'night', 'dusk'] as const),
    format: random.pick([SQUARE, ...TALL]),
    gentle: true,
    words: {
      title: [`Initiale ${letter}`, `Initial ${letter}`],
      alt: [
        `Der Buchstabe ${letter}, durch dessen Formen Pflanzen wachsen, ein Vogel fliegt vorbei`,
        `The letter ${letter} with plants growing through its shape, a bird flying past`,
      ],
      keywords: [...KEYWORDS, ['Initiale', 'initial'], ['Buchstabe', 'letter']],
    },
    draw(stage) {
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
      for (let index = 0; index < 7; index++)
        plant(
          stage,
          chance.pick(PLANTS),
          x + wide * chance.between(-0.1, 1.1),
          y + size * 1.06,
          size * chance.between(0.3, 0.7),
        )
      flyingBird(stage, width * 0.78, height * 0.2, size * 0.32, true, 'sun', 'd')
    },
  }
}

const circleWord: Composition = (random) => {
  const word = random.pick(WORDS.filter(({ text }) => text.length < 3))
  const face = random.pick(['bungee', 'lobster', 'shrikhand', 'titan-one', 'bebas-neue'] as const)
  return {
    mood: random.pick(['bold', 'dusk', 'night', 'paper'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    gentle: true,
    words: {
      title: [word.meaning[0], word.meaning[0]],
      alt: [
        `„${word.meaning[0]}“ quer über einer strahlenden Sonne`,
        `“${word.meaning[0]}” (${word.meaning[1]}) across a radiant sun`,
      ],
      keywords: [...KEYWORDS, ['Sonne', 'sun'], ['Plakat', 'poster']],
    },
    draw(stage) {
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
    },
  }
}

export const lettering: readonly Composition[] = [gardenPoster, patternedWords, initial, circleWord]
