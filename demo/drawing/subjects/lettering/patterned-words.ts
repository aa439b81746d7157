import { songbird } from '../../animals/birds.ts'
import { cat } from '../../animals/cat.ts'
import { type Box, boxOf, ellipse, type Point, rectangle } from '../../core/geometry.ts'
import { FACES, type Face } from '../../core/lettering.ts'
import { cut, fill, inside, type Shape } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import type { Pattern } from '../../hands/hand.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground, stars } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { inEnglish, KEYWORDS, setLines, titleOf, WORDS } from './lettering-parts.ts'

export const patternedWords: Composition = (random) => {
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
