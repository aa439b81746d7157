import type { Point } from '../core/geometry.ts'
import { type Face, letterOutlines } from '../core/lettering.ts'
import { cutRings, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Both } from './piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Lettering', 'lettering'],
  ['Schrift', 'type'],
]

/** Words a poster can carry, with the other language for the alt text. */
export const WORDS: readonly { text: readonly string[]; meaning: Both }[] = [
  { text: ['Guten', 'Morgen'], meaning: ['Guten Morgen', 'good morning'] },
  { text: ['Mehr', 'Licht'], meaning: ['Mehr Licht', 'more light'] },
  { text: ['Komm', 'raus'], meaning: ['Komm raus', 'come outside'] },
  { text: ['Hallo'], meaning: ['Hallo', 'hello'] },
  { text: ['Jetzt', 'oder', 'gleich'], meaning: ['Jetzt oder gleich', 'now or in a minute'] },
  { text: ['Bitte', 'nicht', 'hetzen'], meaning: ['Bitte nicht hetzen', 'please don’t rush'] },
  { text: ['Sommer'], meaning: ['Sommer', 'summer'] },
  { text: ['Oh', 'yes'], meaning: ['Oh yes', 'oh yes'] },
  { text: ['Slow', 'down'], meaning: ['Slow down', 'slow down'] },
  { text: ['Danke'], meaning: ['Danke', 'thank you'] },
  { text: ['Mut', 'tut', 'gut'], meaning: ['Mut tut gut', 'courage does you good'] },
  { text: ['Wild', 'und', 'leise'], meaning: ['Wild und leise', 'wild and quiet'] },
  { text: ['Let’s', 'dance'], meaning: ['Let’s dance', 'let’s dance'] },
  { text: ['Schöne', 'Pause'], meaning: ['Schöne Pause', 'have a good break'] },
]

/** Returns its name in an English title: nobody has to know the language of the letters. */
export function titleOf([, meaning]: Both): string {
  return meaning.charAt(0).toUpperCase() + meaning.slice(1)
}

/** Quotes what stands in a picture, with its meaning where that is not English anyway. */
export function inEnglish([shown, meaning]: Both): string {
  return shown.toLowerCase() === meaning.toLowerCase() ? `“${shown}”` : `“${shown}” (${meaning})`
}

/** Sets lines of words as wide as they may be, under each other; answers the indices of the letters' shapes. */
export function setLines(
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
