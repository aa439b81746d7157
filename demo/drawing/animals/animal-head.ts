import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Species } from './species.ts'

/** A head that looks along the x axis, the top of the neck at (0, 0), in units of a body 100 long. */
export function animalHead(stage: Stage, build: Species, slot: Slot): void {
  const { scene } = stage
  const [length, skull, cheek, muzzle, nose] = build.head
  const face: Slot = build.extra === 'wool' ? 'dark' : slot
  if (build.extra === 'antlers') antlers(stage, skull)
  if (build.extra === 'horns') horns(stage, skull)
  if (build.extra === 'ruff') ruff(stage, skull)
  ear(stage, build, face, -0.06, 4)
  fill(
    scene,
    ribbon(
      path([-skull * 0.14, 0, length * 0.3, 1, length * 0.68, 3, length, 4]),
      [skull, cheek, muzzle, nose],
      6,
    ),
    face,
  )
  if (build.extra === 'tusks') trunkAndTusk(stage, length, muzzle, face)
  if (build.extra === 'horn') fill(scene, leaf([length * 0.2, -skull * 0.4], -1.2, 34, 7), 'sun')
  markings(stage, build)
  ear(stage, build, face, 0, 0)
  eyes(stage, length, cheek, skull, face)
  if (build.extra !== 'tusks')
    fill(scene, ellipse(length * 1.01, 3 - nose * 0.2, nose * 0.42, nose * 0.34), 'dark', { fine: true })
  line(
    scene,
    [
      [length * 0.96, 4 + nose * 0.4],
      [length * 0.72, muzzle * 0.52],
      [length * 0.6, muzzle * 0.42],
    ],
    face === 'dark' ? 'light' : 'dark',
    0.9,
    { fine: true },
  )
}

function ruff({ scene }: Stage, skull: number): void {
  for (let lock = 0; lock < 16; lock++)
    fill(scene, leaf([0, 0], lock * 0.4, skull * 1.15, skull * 0.5), 'trunk', { tone: lock % 2 ? 0 : -0.05 })
  fill(scene, ellipse(0, 0, skull * 0.85), 'trunk')
}

function horns({ scene }: Stage, skull: number): void {
  for (const tone of [-0.05, 0])
    line(scene, path([0, -skull * 0.4, -6, -skull * 1.1 + tone * 40, -16, -skull * 1.2]), 'trunk', 4, {
      tone,
    })
}

function trunkAndTusk({ scene }: Stage, length: number, muzzle: number, face: Slot): void {
  fill(
    scene,
    ribbon(
      [
        [length * 0.7, 2],
        [length * 1.25, 12],
        [length * 1.5, 34],
        [length * 1.1, 52],
        [length * 1.3, 60],
      ],
      [muzzle, 14, 11, 9, 6],
      6,
    ),
    face,
  )
  fill(scene, leaf([length * 0.75, muzzle * 0.4], 0.9, 24, 6, -0.3), 'white')
}

function markings({ scene }: Stage, build: Species): void {
  const [length, , cheek, muzzle, nose] = build.head
  if (build.extra === 'mask')
    fill(
      scene,
      ribbon(
        [
          [length * 0.18, cheek * 0.34],
          [length * 0.6, muzzle * 0.5],
          [length * 0.94, nose * 0.9],
        ],
        [cheek * 0.34, muzzle * 0.5, nose * 0.5],
      ),
      'white',
    )
  if (build.extra === 'patches' || build.extra === 'stripes')
    fill(
      scene,
      ellipse(length * 0.78, muzzle * 0.3, muzzle * 0.62, muzzle * 0.5),
      build.extra === 'stripes' ? 'white' : 'blush',
    )
}

function eyes({ scene }: Stage, length: number, cheek: number, skull: number, face: Slot): void {
  const eye: Point = [length * 0.34, -cheek * 0.14]
  const size = Math.max(1.8, skull * 0.095)
  moving(scene, { kind: 'eye', open: true }, () => {
    const pupil: Slot = face === 'dark' ? 'white' : 'dark'
    fill(scene, ellipse(eye[0], eye[1], size, size * 1.15), pupil, { fine: true })
    fill(
      scene,
      ellipse(eye[0] + size * 0.3, eye[1] - size * 0.4, size * 0.32),
      face === 'dark' ? 'dark' : 'white',
      { fine: true },
    )
  })
  moving(scene, { kind: 'eye', open: false }, () =>
    line(scene, arc(eye[0], eye[1] - 1, size * 1.5, size, 10, 170, 5), 'dark', 1.3, { fine: true }),
  )
}

function antlers({ scene }: Stage, skull: number): void {
  for (const tone of [-0.06, 0]) {
    const shift = tone === 0 ? 0 : 7
    line(
      scene,
      [
        [shift, -skull * 0.4],
        [-8 + shift, -26],
        [-2 + shift, -46],
        [8 + shift, -58],
      ],
      'trunk',
      3.2,
      { tone },
    )
    for (const [x, y, dx, dy] of [
      [-7, -24, 12, -8],
      [-5, -38, -12, -10],
      [0, -48, 13, -4],
    ] as const) {
      line(
        scene,
        [
          [x + shift, y],
          [x + dx * 0.6 + shift, y + dy * 0.5],
          [x + dx + shift, y + dy - 5],
        ],
        'trunk',
        2.5,
        { tone },
      )
    }
  }
}

/** One ear of a head in its own coordinates; the far one is darker and stands a little ahead. */
function ear({ scene }: Stage, build: Species, slot: Slot, tone: number, shift: number): void {
  const skull = build.head[1]
  const top: Point = [-skull * 0.05 + shift, -skull * 0.38]
  if (build.ears === 'pointed') pointedEar(scene, top, skull, slot, tone)
  if (build.ears === 'round')
    fill(scene, ellipse(top[0], top[1] - skull * 0.06, skull * 0.24), slot, { tone: tone - 0.03 })
  if (build.ears === 'long') fill(scene, leaf(top, -2.5, skull * 1.2, skull * 0.46), slot, { tone })
  if (build.ears === 'small') fill(scene, leaf(top, -1.9, skull * 0.62, skull * 0.3), slot, { tone })
  if (build.ears === 'floppy')
    fill(scene, leaf([top[0] - 1, top[1] + 3], 2.0, skull * 0.95, skull * 0.5), slot, { tone: tone - 0.07 })
  if (build.ears === 'huge' && tone === 0) hugeEar(scene, top, slot)
}

function pointedEar(scene: Scene, top: Point, skull: number, slot: Slot, tone: number): void {
  cut(
    scene,
    [
      [top[0] - skull * 0.3, top[1] + 3],
      [top[0] - skull * 0.22, top[1] - skull * 0.75],
      [top[0] + skull * 0.28, top[1]],
    ],
    slot,
    { tone },
  )
  if (tone === 0)
    cut(
      scene,
      [
        [top[0] - skull * 0.16, top[1]],
        [top[0] - skull * 0.16, top[1] - skull * 0.45],
        [top[0] + skull * 0.12, top[1]],
      ],
      'dark',
    )
}

function hugeEar(scene: Scene, top: Point, slot: Slot): void {
  const rim = path([-34, -24, -44, 6, -30, 34, -10, 26, 2, 10])
  fill(scene, [[top[0] - 4, top[1] - 4], ...rim], slot, { tone: -0.05 })
  fill(scene, path([-8, -12, -29, -14, -35, 6, -26, 24, -12, 18]), 'blush', { tone: 0.02 })
}
