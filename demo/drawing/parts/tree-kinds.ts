import { ellipse, type Point, path, polar, rectangle, steps, TURN } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { TreeKind } from '../hands/hand.ts'

export type TreeColours = { crown: Slot; shade: Slot; trunk: Slot }

type DrawTree = (stage: Stage, x: number, y: number, height: number, colours: TreeColours) => void

export const DRAW_TREE: Record<TreeKind, DrawTree> = {
  round: drawRound,
  cone: drawCone,
  poplar: drawPoplar,
  lollipop: drawLollipop,
  birch: drawBirch,
  palm: drawPalm,
  cloud: drawCloudTree,
}

function trunk(
  { scene, random }: Stage,
  x: number,
  y: number,
  height: number,
  width: number,
  slot: Slot,
): Point {
  const top: Point = [x + random.swing() * height * 0.12, y - height]
  fill(
    scene,
    ribbon(
      [[x, y + width * 0.3], [x + random.swing() * width, y - height * 0.5], top],
      [width * 1.3, width * 0.8, width * 0.5],
    ),
    slot,
  )
  return top
}

function drawRound(stage: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  const { scene, random, hand } = stage
  const radius = height * random.between(0.27, 0.33)
  trunk(stage, x, y, height * 0.6, height * 0.055, colours.trunk)
  const [cx, cy] = [x, y - height + radius]
  const outline = steps(13, (share) =>
    polar([cx, cy], share * TURN, radius * random.between(0.88, 1.1)),
  ).slice(0, 12)
  const crown = fill(scene, outline, colours.crown)
  inside(scene, crown, () => {
    fill(scene, ellipse(cx + radius * 0.5, cy + radius * 0.42, radius * 0.95), colours.shade)
    for (let index = 0; index < 10 * hand.detail; index++) {
      const from: Point = [cx + random.swing() * radius, cy + random.swing() * radius]
      fill(scene, leaf(from, random.between(0, 6), radius * 0.26, radius * 0.12), 'leafLight')
    }
  })
  line(scene, path([x, y - height * 0.35, x, cy + radius * 0.2]), colours.trunk, height * 0.026)
  line(
    scene,
    path([x, cy + radius * 0.75, x + radius * 0.4, cy + radius * 0.25]),
    colours.trunk,
    height * 0.02,
  )
}

function drawCone(
  { scene, random }: Stage,
  x: number,
  y: number,
  height: number,
  colours: TreeColours,
): void {
  const [tiers, spread] = [random.whole(3, 5), height * random.between(0.36, 0.48)]
  cut(scene, rectangle(x - height * 0.022, y - height * 0.16, height * 0.044, height * 0.17), colours.trunk)
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const [bottom, half] = [y - height * (0.1 + share * 0.7), (spread * (1 - share * 0.72)) / 2]
    const top = tier === tiers - 1 ? y - height : bottom - height * 0.36
    const points: Point[] = [
      [x - half, bottom],
      [x, top],
      [x + half, bottom],
      [x + half * 0.4, bottom + height * 0.015],
      [x, bottom + height * 0.03],
      [x - half * 0.4, bottom + height * 0.015],
    ]
    const crown = cut(scene, points, colours.crown)
    inside(scene, crown, () =>
      cut(scene, path([x, top, x + half * 1.1, bottom + 30, x + half * 0.1, bottom + 30]), colours.shade),
    )
  }
}

function drawPoplar({ scene }: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  cut(scene, rectangle(x - height * 0.02, y - height * 0.3, height * 0.04, height * 0.31), colours.trunk)
  const crown = fill(
    scene,
    leaf([x, y - height * 0.07], -Math.PI / 2, height * 0.93, height * 0.27),
    colours.crown,
  )
  inside(scene, crown, () => cut(scene, rectangle(x, y - height, height * 0.2, height), colours.shade))
  line(scene, path([x, y - height * 0.1, x, y - height * 0.78]), colours.trunk, height * 0.014)
  for (let index = 1; index < 6; index++) {
    const from: Point = [x, y - height * (0.14 + index * 0.11)]
    line(
      scene,
      [from, [x + (index % 2 ? 1 : -1) * height * 0.065, from[1] - height * 0.07]],
      colours.trunk,
      height * 0.011,
    )
  }
}

function drawLollipop({ scene }: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  const radius = height * 0.27
  line(scene, path([x, y, x, y - height * 0.6]), colours.trunk, height * 0.035)
  const crown = fill(scene, ellipse(x, y - height + radius, radius), colours.crown)
  inside(scene, crown, () => {
    fill(scene, ellipse(x + radius * 0.55, y - height + radius * 1.35, radius * 0.95), colours.shade)
  })
}

function drawBirch(stage: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  const { scene, random } = stage
  const top: Point = [x + random.swing() * height * 0.1, y - height * 0.86]
  const stem = fill(
    scene,
    ribbon(
      [[x, y], [x + random.swing() * 8, y - height * 0.45], top],
      [height * 0.05, height * 0.035, height * 0.02],
    ),
    'white',
  )
  inside(scene, stem, () => {
    for (let index = 0; index < 7; index++) {
      const my = y - height * (0.06 + index * 0.1)
      line(
        scene,
        [
          [x - height * 0.03, my],
          [x + height * random.between(-0.01, 0.03), my - 3],
        ],
        'dark',
        height * 0.012,
      )
    }
  })
  for (let index = 0; index < 26; index++) {
    const angle = random.between(0, TURN)
    const from = polar([top[0], top[1] + height * 0.14], angle, Math.sqrt(random.next()) * height * 0.24)
    fill(
      scene,
      leaf(from, random.between(0, 6), height * 0.1, height * 0.055),
      index % 3 ? colours.crown : index % 2 ? colours.shade : 'leafLight',
    )
  }
}

function drawPalm(stage: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  const { scene, random } = stage
  const bend = random.pick([-1, 1]) * height * random.between(0.08, 0.2)
  const top: Point = [x + bend, y - height * 0.8]
  fill(
    scene,
    ribbon(
      [[x, y], [x + bend * 0.25, y - height * 0.45], top],
      [height * 0.055, height * 0.035, height * 0.028],
    ),
    colours.trunk,
  )
  for (let index = 0; index < 9; index++) {
    const angle = -Math.PI * (index / 8) + random.swing() * 0.1
    fill(
      scene,
      leaf(top, angle, height * 0.36, height * 0.085, Math.cos(angle) * 0.55),
      index % 2 ? colours.crown : colours.shade,
    )
  }
  for (const side of [-1, 1])
    fill(scene, ellipse(top[0] + side * height * 0.02, top[1] + height * 0.025, height * 0.022), 'bloomToo')
}

function drawCloudTree(stage: Stage, x: number, y: number, height: number, colours: TreeColours): void {
  const { scene, random } = stage
  const top = trunk(stage, x, y, height * 0.65, height * 0.06, colours.trunk)
  const pads: [number, number, number][] = [
    [-0.22, -0.02, 0.22],
    [0.22, -0.06, 0.2],
    [0, -0.2, 0.26],
  ]
  for (const [dx, dy, size] of pads) {
    const [cx, cy] = [top[0] + dx * height, top[1] + dy * height]
    line(scene, path([x, y - height * 0.4, cx, cy]), colours.trunk, height * 0.025)
    const pad = fill(
      scene,
      ellipse(cx, cy, size * height * random.between(0.9, 1.1), size * height * 0.6),
      colours.crown,
    )
    inside(scene, pad, () =>
      fill(
        scene,
        ellipse(cx + size * height * 0.2, cy + size * height * 0.42, size * height, size * height * 0.5),
        colours.shade,
      ),
    )
  }
}
