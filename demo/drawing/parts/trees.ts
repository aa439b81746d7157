import type { Stage } from '../core/stage.ts'
import type { TreeKind } from '../hands/hand.ts'
import { DRAW_TREE, type TreeColours } from './tree-kinds.ts'

const GREEN: TreeColours = { crown: 'leaf', shade: 'leafDark', trunk: 'trunk' }

/** A tree whose foot stands at (x, y). */
export function tree(
  stage: Stage,
  kind: TreeKind,
  x: number,
  y: number,
  height: number,
  colours: TreeColours = GREEN,
): void {
  DRAW_TREE[kind](stage, x, y, height, colours)
}

/** One of the artist's own two or three kinds. */
export function anyTree(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colours: TreeColours = GREEN,
): void {
  tree(stage, stage.random.pick(stage.hand.trees), x, y, height, colours)
}
