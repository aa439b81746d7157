import { between, type Point, polar, spline, TURN } from '../core/geometry.ts'
import { line, named } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { DRAW_PLANT, type PlantColours, type PlantKind, type Stem } from './plant-kinds.ts'

/** A plant that grows from (x, y) upwards, `height` units tall; `lean` in radians. */
export function plant(
  stage: Stage,
  kind: PlantKind,
  x: number,
  y: number,
  height: number,
  colours?: Partial<PlantColours>,
  lean?: number,
): void {
  const chosen: PlantColours = {
    leaf: 'leaf',
    leafToo: 'leafDark',
    heart: 'sun',
    bloom: stage.random.pick(['bloom', 'bloomToo', 'c', 'd', 'white'] as const),
    ...colours,
  }
  const tilt = lean ?? stage.random.swing() * 0.35
  const tip = polar([x, y], tilt - Math.PI / 2, height)
  const middle = between([x, y], tip, 0.5)
  const curve = spline([[x, y], [middle[0] - tilt * height * 0.16, middle[1]], tip], 8)
  const at = (share: number): Point => curve[Math.round(Math.min(1, share) * (curve.length - 1))] ?? tip
  const heading = (share: number) => {
    const [from, to] = [at(Math.max(0, share - 0.08)), at(share + 0.08)]
    return Math.atan2(to[1] - from[1], to[0] - from[0])
  }
  const stem: Stem = { at, heading, width: Math.max(2.4, height * 0.014), height }
  named(stage.scene, kind, () => {
    if (!STEMLESS.has(kind)) line(stage.scene, curve, chosen.leafToo, stem.width)
    DRAW_PLANT[kind](stage, stem, chosen)
  })
}

type Edging = {
  count: number
  /** Where the roots stand, as a share of width and height from the middle. */
  reach: number
  kinds: readonly PlantKind[]
  /** Least and greatest height, as shares of the sheet's shorter side. */
  tall: readonly [least: number, most: number]
  coloursOf?: (index: number) => Partial<PlantColours>
}

/** Plants that grow in from all sides and leave the middle free. */
export function plantsAllAround(stage: Stage, { count, reach, kinds, tall, coloursOf }: Edging): void {
  const { width, height, random } = stage
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * TURN
    plant(
      stage,
      random.pick(kinds),
      width / 2 + Math.cos(angle) * width * reach,
      height / 2 + Math.sin(angle) * height * reach,
      Math.min(width, height) * random.between(...tall),
      coloursOf?.(index) ?? {},
      angle - Math.PI / 2,
    )
  }
}

const STEMLESS = new Set<PlantKind>(['monstera', 'grass', 'aloe'])
