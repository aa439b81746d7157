import { ellipse, type Point, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { bust, bustOf } from '../people/bust.ts'
import type { Opening } from './metaphor-worlds.ts'
import type { Both } from './piece.ts'

export type Vessel = {
  /** How a sentence about it begins. */
  outOf: Both
  keyword: Both
  /** Where the world rises when the thing is `size` units large and stands at (x, y). */
  opening: (x: number, y: number, size: number) => Opening
  drawBehind: (stage: Stage, x: number, y: number, size: number) => void
  drawFront: (stage: Stage, x: number, y: number, size: number) => void
}

const NOTHING = () => {}

/** Everyday things that hold more than they should. */
export const VESSELS = {
  cup: {
    outOf: ['Aus einer Kaffeetasse', 'out of a coffee cup'],
    keyword: ['Kaffee', 'coffee'],
    opening: (x, y, size) => ({ x, y: y - size * 0.62, width: size * 0.9, height: size * 0.92 }),
    drawBehind({ scene }, x, y, size) {
      line(
        scene,
        [
          [x + size * 0.46, y - size * 0.5],
          [x + size * 0.7, y - size * 0.46],
          [x + size * 0.66, y - size * 0.18],
          [x + size * 0.4, y - size * 0.14],
        ],
        'a',
        size * 0.08,
      )
      fill(scene, ellipse(x, y, size * 0.72, size * 0.08), 'light')
      fill(scene, ellipse(x, y - size * 0.6, size * 0.5, size * 0.07), 'dark')
    },
    drawFront(stage, x, y, size) {
      const body = fill(
        stage.scene,
        [
          [x - size * 0.5, y - size * 0.6],
          [x, y - size * 0.55],
          [x + size * 0.5, y - size * 0.6],
          [x + size * 0.46, y - size * 0.26],
          [x + size * 0.24, y],
          [x - size * 0.24, y],
          [x - size * 0.46, y - size * 0.26],
        ],
        'a',
      )
      patternOver(stage, body, stage.hand.pattern, 'white', size * 0.13)
    },
  },
  book: {
    outOf: ['Aus einem aufgeschlagenen Buch', 'out of an open book'],
    keyword: ['Buch', 'book'],
    opening: (x, y, size) => ({ x, y: y - size * 0.16, width: size * 1.1, height: size * 1.25 }),
    drawBehind({ scene }, x, y, size) {
      cut(
        scene,
        [
          [x - size * 0.8, y - size * 0.14],
          [x, y - size * 0.2],
          [x + size * 0.8, y - size * 0.14],
          [x + size * 0.84, y + size * 0.04],
          [x, y + size * 0.02],
          [x - size * 0.84, y + size * 0.04],
        ],
        'bloom',
      )
    },
    drawFront({ scene }, x, y, size) {
      for (const side of [-1, 1]) {
        fill(
          scene,
          [
            [x, y - size * 0.1],
            [x + side * size * 0.36, y - size * 0.2],
            [x + side * size * 0.78, y - size * 0.16],
            [x + side * size * 0.8, y],
            [x + side * size * 0.36, y - size * 0.05],
            [x, y + size * 0.02],
          ],
          'white',
          { tone: side * 0.015 - 0.015 },
        )
        for (let row = 0; row < 3; row++)
          line(
            scene,
            [
              [x + side * size * 0.14, y - size * (0.09 - row * 0.03)],
              [x + side * size * 0.4, y - size * (0.14 - row * 0.035)],
              [x + side * size * 0.68, y - size * (0.115 - row * 0.035)],
            ],
            'dark',
            3,
            { fine: true },
          )
      }
    },
  },
  laptop: {
    outOf: ['Aus einem Laptop', 'out of a laptop'],
    keyword: ['Computer', 'computer'],
    opening: (x, y, size) => ({ x, y: y - size * 0.2, width: size * 0.96, height: size * 1.1 }),
    drawBehind({ scene }, x, y, size) {
      cut(scene, roundedRectangle(x - size * 0.66, y - size * 0.92, size * 1.32, size * 0.84, 18), 'dark')
      cut(scene, rectangle(x - size * 0.61, y - size * 0.87, size * 1.22, size * 0.72), 'far')
    },
    drawFront({ scene }, x, y, size) {
      cut(
        scene,
        [
          [x - size * 0.66, y - size * 0.14],
          [x + size * 0.66, y - size * 0.14],
          [x + size * 0.86, y + size * 0.04],
          [x - size * 0.86, y + size * 0.04],
        ],
        'light',
      )
      cut(scene, roundedRectangle(x - size * 0.88, y + size * 0.03, size * 1.76, size * 0.05, 8), 'light', {
        tone: -0.1,
      })
      for (let row = 0; row < 3; row++)
        for (let key = 0; key < 11; key++)
          cut(
            scene,
            rectangle(
              x - size * (0.58 + row * 0.03) + key * size * (0.107 + row * 0.005),
              y - size * (0.11 - row * 0.04),
              size * 0.085,
              size * 0.026,
            ),
            'dark',
            { fine: true },
          )
    },
  },
  suitcase: {
    outOf: ['Aus einem offenen Koffer', 'out of an open suitcase'],
    keyword: ['Reise', 'travel'],
    opening: (x, y, size) => ({ x, y: y - size * 0.4, width: size * 1.15, height: size * 1.05 }),
    drawBehind(stage, x, y, size) {
      const lid = cut(
        stage.scene,
        roundedRectangle(x - size * 0.66, y - size * 1.02, size * 1.32, size * 0.62, 22),
        'c',
      )
      patternOver(stage, lid, 'checks', 'light', size * 0.16)
    },
    drawFront({ scene }, x, y, size) {
      cut(scene, roundedRectangle(x - size * 0.7, y - size * 0.42, size * 1.4, size * 0.44, 22), 'bloom')
      for (const side of [-0.42, 0.42])
        cut(
          scene,
          rectangle(x + side * size - size * 0.05, y - size * 0.42, size * 0.1, size * 0.44),
          'trunk',
        )
      line(
        scene,
        [
          [x - size * 0.14, y - size * 0.24],
          [x - size * 0.12, y - size * 0.14],
          [x + size * 0.12, y - size * 0.14],
          [x + size * 0.14, y - size * 0.24],
        ],
        'dark',
        size * 0.045,
      )
    },
  },
  head: {
    outOf: ['Aus einem offenen Kopf', 'out of an open head'],
    keyword: ['Gedanken', 'thoughts'],
    opening: (x, y, size) => ({ x, y: y - size * 0.86, width: size * 0.72, height: size * 0.84 }),
    drawBehind: NOTHING,
    drawFront(stage, x, y, size) {
      const face = size * 0.72
      const first = stage.scene.shapes.length
      bust(
        stage,
        x,
        y - size * 0.48,
        face,
        { ...bustOf(stage, 0), style: 'bald', turn: 0, beard: 'none', earrings: false },
        false,
      )
      for (const shape of stage.scene.shapes.slice(first))
        shape.rings = shape.rings.map((ring) =>
          ring.map(([px, py]): Point => [px, Math.max(py, y - size * 0.8)]),
        )
      fill(stage.scene, ellipse(x, y - size * 0.8, face * 0.33, face * 0.07), 'dark')
    },
  },
  pot: {
    outOf: ['Aus einem kleinen Blumentopf', 'out of a small flowerpot'],
    keyword: ['Wachstum', 'growth'],
    opening: (x, y, size) => ({ x, y: y - size * 0.6, width: size * 0.8, height: size * 0.96 }),
    drawBehind: NOTHING,
    drawFront(stage, x, y, size) {
      const { scene } = stage
      const body = cut(
        scene,
        [
          [x - size * 0.36, y - size * 0.5],
          [x + size * 0.36, y - size * 0.5],
          [x + size * 0.26, y],
          [x - size * 0.26, y],
        ],
        'bloomToo',
      )
      patternOver(stage, body, stage.hand.pattern, 'white', size * 0.1)
      cut(scene, roundedRectangle(x - size * 0.42, y - size * 0.6, size * 0.84, size * 0.14, 8), 'bloomToo', {
        tone: -0.06,
      })
    },
  },
} as const satisfies Record<string, Vessel>

export type VesselName = keyof typeof VESSELS
