import { ellipse, type Point, polar } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { type FlowerColours, flowerHead } from './flower-head.ts'

export const PLANTS = [
  'fern',
  'branch',
  'berries',
  'daisy',
  'tulip',
  'poppy',
  'bell',
  'monstera',
  'grass',
  'aloe',
  'umbel',
] as const

export type PlantKind = (typeof PLANTS)[number]

export type PlantColours = FlowerColours & { leaf: Slot; leafToo: Slot }

/** A stem that the parts of a plant hang on: the place and heading at a share of its length. */
export type Stem = {
  at: (share: number) => Point
  heading: (share: number) => number
  width: number
  height: number
}

type DrawPlant = (stage: Stage, stem: Stem, colours: PlantColours) => void

export const DRAW_PLANT: Record<PlantKind, DrawPlant> = {
  fern({ scene }, { at, heading, height }, colours) {
    for (let index = 2; index < 15; index++) {
      const share = index / 15
      const length = height * 0.3 * Math.sin(Math.PI * (share * 0.82 + 0.12))
      for (const side of [-1, 1]) {
        fill(
          scene,
          leaf(at(share), heading(share) + side * 0.95, length, length * 0.3, side * -0.1),
          side > 0 ? colours.leaf : colours.leafToo,
        )
      }
    }
  },
  branch(stage, stem, colours) {
    leaves(stage, stem, colours, 9, 0.27, 0.44)
    fill(
      stage.scene,
      leaf(stem.at(0.96), stem.heading(1), stem.height * 0.2, stem.height * 0.085),
      colours.leaf,
    )
  },
  berries(stage, stem, colours) {
    leaves(stage, stem, colours, 7, 0.22, 0.4)
    for (let index = 1; index < 6; index++) {
      const from = stem.at(0.2 + index * 0.15)
      const end = polar(from, stem.heading(0.5) + (index % 2 ? 0.7 : -0.7), stem.height * 0.14)
      line(stage.scene, [from, end], colours.leafToo, stem.width * 0.6)
      fill(stage.scene, ellipse(end[0], end[1], stem.height * 0.04), colours.bloom)
    }
  },
  daisy(stage, stem, colours) {
    leaves(stage, stem, colours, 3, 0.26, 0.3)
    flowerHead(stage, stem.at(1), stem.height * 0.17, stage.random.whole(9, 13), 0.42, colours)
  },
  poppy(stage, stem, colours) {
    leaves(stage, stem, colours, 3, 0.22, 0.3)
    flowerHead(stage, stem.at(1), stem.height * 0.16, stage.random.whole(5, 6), 1.05, {
      ...colours,
      heart: 'dark',
    })
  },
  tulip(stage, stem, colours) {
    const { scene } = stage
    for (const side of [-1, 1])
      fill(
        scene,
        leaf(
          stem.at(0.05),
          stem.heading(0.2) + side * 0.35,
          stem.height * 0.62,
          stem.height * 0.1,
          side * 0.08,
        ),
        side > 0 ? colours.leaf : colours.leafToo,
      )
    const [x, y] = stem.at(1)
    const size = stem.height * 0.11
    fill(scene, leaf([x, y + size], -Math.PI / 2 - 0.35, size * 2.5, size * 1.2), colours.bloom, {
      tone: -0.05,
    })
    fill(scene, leaf([x, y + size], -Math.PI / 2 + 0.35, size * 2.5, size * 1.2), colours.bloom, {
      tone: -0.05,
    })
    fill(scene, leaf([x, y + size], -Math.PI / 2, size * 2.4, size * 1.4), colours.bloom)
  },
  bell(stage, stem, colours) {
    leaves(stage, stem, colours, 4, 0.24, 0.3)
    for (let index = 0; index < 4; index++) {
      const from = stem.at(1 - index * 0.12)
      const side = index % 2 ? 1 : -1
      const size = stem.height * (0.07 + index * 0.008)
      const hang: Point = [from[0] + side * size * 1.1, from[1] + size * 0.5]
      line(stage.scene, [from, [hang[0], hang[1] - size * 0.7], hang], colours.leafToo, stem.width * 0.6)
      const [x, y] = hang
      cut(
        stage.scene,
        [
          [x - size * 0.35, y - size * 0.3],
          [x + size * 0.35, y - size * 0.3],
          [x + size * 0.75, y + size],
          [x + size * 0.3, y + size * 0.8],
          [x, y + size * 1.05],
          [x - size * 0.3, y + size * 0.8],
          [x - size * 0.75, y + size],
        ],
        colours.bloom,
      )
    }
  },
  umbel(stage, stem, colours) {
    leaves(stage, stem, colours, 3, 0.24, 0.24)
    const from = stem.at(0.86)
    for (let ray = 0; ray < 7; ray++) {
      const end = polar(from, stem.heading(1) + (ray - 3) * 0.24, stem.height * 0.23)
      line(stage.scene, [from, end], colours.leafToo, stem.width * 0.6)
      for (let dot = 0; dot < 4; dot++) {
        const [x, y] = polar(end, dot * 1.7, stem.height * 0.024)
        fill(stage.scene, ellipse(x, y, stem.height * 0.019), colours.bloom, { fine: true })
      }
    }
  },
  monstera({ scene, random }, { at, height }, colours) {
    const foot = at(0)
    for (let index = 0; index < 5; index++) {
      const angle = -Math.PI / 2 + (index - 2) * 0.5 + random.swing() * 0.12
      const length = height * random.between(0.5, 0.78)
      const end = polar(foot, angle, length)
      line(
        scene,
        [foot, [foot[0] + (end[0] - foot[0]) * 0.35, end[1] + length * 0.3], end],
        colours.leafToo,
        Math.max(2.5, height * 0.014),
      )
      const size = height * 0.38
      const blade = fill(
        scene,
        leaf(polar(end, angle, -size * 0.25), angle, size, size * 0.86),
        index % 2 ? colours.leaf : colours.leafToo,
      )
      for (let rib = 0; rib < 4; rib++) {
        const root = polar(end, angle, size * (rib * 0.17 - 0.1))
        for (const side of [-1, 1])
          line(
            scene,
            [root, polar(root, angle + side * 0.95, size * 0.36)],
            index % 2 ? 'leafDark' : 'leafLight',
            Math.max(1.6, size * 0.018),
            { clip: blade },
          )
      }
    }
  },
  grass({ scene, random }, { at, height }, colours) {
    const [x, y] = at(0)
    for (let index = 0; index < 9; index++) {
      fill(
        scene,
        leaf(
          [x + random.swing() * height * 0.12, y],
          -Math.PI / 2 + random.swing() * 0.6,
          height * random.between(0.45, 1),
          height * 0.05,
          random.swing() * 0.25,
        ),
        index % 2 ? colours.leaf : colours.leafToo,
      )
    }
  },
  aloe({ scene }, { at, height }, colours) {
    for (let index = 0; index < 7; index++) {
      const angle = -Math.PI / 2 + (((index * 4) % 7) - 3) * 0.34
      fill(
        scene,
        leaf(at(0), angle, height * (0.95 - Math.abs(((index * 4) % 7) - 3) * 0.1), height * 0.15),
        index % 2 ? colours.leaf : colours.leafToo,
      )
    }
  },
}

function leaves(
  { scene, random }: Stage,
  { at, heading, height, width }: Stem,
  colours: PlantColours,
  count: number,
  long: number,
  wide: number,
): void {
  for (let index = 0; index < count; index++) {
    const share = 0.14 + (index / count) * 0.8
    const side = index % 2 ? 1 : -1
    const length = height * long * random.between(0.8, 1.1) * (1 - share * 0.35)
    const angle = heading(share) + side * 0.8
    fill(
      scene,
      leaf(at(share), angle, length, length * wide, side * -0.12),
      index % 3 ? colours.leaf : colours.leafToo,
    )
    line(
      scene,
      [at(share), polar(at(share), angle - side * 0.06, length * 0.7)],
      colours.leafToo,
      width * 0.45,
      { tone: index % 3 ? 0 : 0.1, fine: true },
    )
  }
}
