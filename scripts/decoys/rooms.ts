import sharp from 'sharp'
import {
  anyColour,
  between,
  type Colour,
  lighten,
  mix,
  openFractal,
  paint,
  type Random,
  wholeBetween,
} from './raster.ts'

/** What a camera sees of rooms and streets: walls, boxes and light, a little blurred, with grain. */
export const ROOMS = { livingRoom, office, corridor, street, table, shelves }

/** Things are seldom painted in pure colours. */
function faded(random: Random, least = 0, most = 255): Colour {
  return mix(anyColour(random, least, most), [150, 142, 132], between(random, 0.2, 0.85))
}

type Vector = readonly [number, number, number]
type Box = { least: Vector; most: Vector; colour: Colour; pattern: Pattern; glow?: number }
type Pattern = 'plain' | 'boards' | 'squares' | 'panes' | 'spots'
type Scene = { boxes: Box[]; eye: Vector; turn: number; tilt: number; lamp: Vector; sky: Colour }

type Hit = { distance: number; box: Box; axis: 0 | 1 | 2 }

/** Where the ray meets the outside of the box first (the method of slabs); null where it does not. */
function meet(eye: Vector, ray: Vector, box: Box): Hit | null {
  let [near, far, axis]: [number, number, 0 | 1 | 2] = [0.01, Number.POSITIVE_INFINITY, 0]
  for (const at of [0, 1, 2] as const) {
    const one = (box.least[at] - eye[at]) / ray[at]
    const other = (box.most[at] - eye[at]) / ray[at]
    if (Math.min(one, other) > near) [near, axis] = [Math.min(one, other), at]
    far = Math.min(far, Math.max(one, other))
  }
  return near < far && near > 0.01 ? { distance: near, box, axis } : null
}

function nearest(scene: Scene, eye: Vector, ray: Vector): Hit | null {
  let best: Hit | null = null
  for (const box of scene.boxes) {
    const hit = meet(eye, ray, box)
    if (hit && (!best || hit.distance < best.distance)) best = hit
  }
  return best
}

const at = (eye: Vector, ray: Vector, distance: number): Vector => [
  eye[0] + ray[0] * distance,
  eye[1] + ray[1] * distance,
  eye[2] + ray[2] * distance,
]

function patternAt({ pattern, colour }: Box, place: Vector, axis: 0 | 1 | 2): Colour {
  const [across, along] =
    axis === 0 ? [place[2], place[1]] : axis === 1 ? [place[0], place[2]] : [place[0], place[1]]
  const part = (value: number) => value - Math.floor(value)
  if (pattern === 'boards')
    return lighten(
      colour,
      30 * (part(Math.floor(along * 5) * 0.37) - 0.5) - (part(along * 5) < 0.05 ? 40 : 0),
    )
  if (pattern === 'squares')
    return part(across * 2) < 0.04 || part(along * 2) < 0.04 ? lighten(colour, -45) : colour
  if (pattern === 'panes')
    return part(across) > 0.25 && part(along * 0.7) > 0.4 ? lighten(colour, -90) : colour
  if (pattern === 'spots')
    return part(across * 3) < 0.5 !== part(along * 3) < 0.5 ? lighten(colour, 45) : colour
  return colour
}

function shade(scene: Scene, ray: Vector): Colour {
  const hit = nearest(scene, scene.eye, ray)
  if (!hit) return scene.sky
  const place = at(scene.eye, ray, hit.distance * 0.999)
  const own = patternAt(hit.box, place, hit.axis)
  if (hit.box.glow) return lighten(own, hit.box.glow)
  const toLamp: Vector = [scene.lamp[0] - place[0], scene.lamp[1] - place[1], scene.lamp[2] - place[2]]
  const length = Math.hypot(...toLamp)
  const blocked = nearest(scene, place, [toLamp[0] / length, toLamp[1] / length, toLamp[2] / length])
  const facing = Math.abs(toLamp[hit.axis]) / length
  const light =
    0.38 + (blocked && blocked.distance < length * 0.97 ? 0.08 : (0.9 * facing) / (0.6 + 0.12 * length))
  return mix([0, 0, 0], own, Math.min(1.25, light))
}

async function photograph(random: Random, scene: Scene): Promise<Buffer> {
  const [cosine, sine] = [Math.cos(scene.turn), Math.sin(scene.turn)]
  const wide = between(random, 0.6, 1)
  const grain = between(random, 4, 16)
  const picture = await paint(
    (x, y) => {
      const [across, up] = [(2 * x - 1) * wide, (1 - 2 * y) * wide * 0.75 + scene.tilt]
      const ray: Vector = [across * cosine + sine + 1e-6, up + 1e-6, cosine - across * sine + 1e-6]
      return lighten(shade(scene, ray), grain * (random() - 0.5))
    },
    { width: 320, height: 240 },
  )
  return sharp(picture)
    .resize(640, 480)
    .blur(between(random, 0.6, 1.6))
    .jpeg({ quality: 75 })
    .toBuffer()
}

const box = (
  least: Vector,
  size: Vector,
  colour: Colour,
  pattern: Pattern = 'plain',
  glow?: number,
): Box => ({
  least,
  most: [least[0] + size[0], least[1] + size[1], least[2] + size[2]],
  colour,
  pattern,
  ...(glow ? { glow } : {}),
})

/** Floor, ceiling and three walls of a room of 6 by 2.6 by 7 metres. */
function walls(random: Random): Box[] {
  const wall = faded(random, 130, 240)
  return [
    box([-4, -0.1, -1], [8, 0.1, 9], faded(random, 60, 180), random() < 0.6 ? 'boards' : 'squares'),
    box([-4, 2.6, -1], [8, 0.1, 9], [235, 235, 230]),
    box([-3.1, 0, -1], [0.1, 2.6, 9], wall),
    box([3, 0, -1], [0.1, 2.6, 9], wall),
    box([-3.1, 0, 7], [6.2, 2.6, 0.1], random() < 0.3 ? faded(random, 60, 220) : wall),
  ]
}

const window = (x: number, y: number): Box[] => [
  box([x - 0.06, y - 0.06, 6.95], [1.52, 1.42, 0.04], [240, 240, 240]),
  box([x, y, 6.9], [0.67, 1.3, 0.02], [200, 220, 240], 'plain', 40),
  box([x + 0.73, y, 6.9], [0.67, 1.3, 0.02], [200, 220, 240], 'plain', 40),
]

const seenFrom = (random: Random): Pick<Scene, 'eye' | 'turn' | 'tilt' | 'lamp' | 'sky'> => ({
  eye: [between(random, -1.5, 1.5), between(random, 1.2, 1.8), 0],
  turn: between(random, -0.4, 0.4),
  tilt: between(random, -0.25, 0.05),
  lamp: [between(random, -2, 2), 2.4, between(random, 1, 6)],
  sky: [200, 215, 235],
})

function livingRoom(random: Random): Promise<Buffer> {
  const sofa = faded(random, 40, 200)
  const x = between(random, -2.5, 0.5)
  const furniture = [
    ...window(between(random, -2.5, 1), 1),
    box([x, 0, 5.2], [2.2, 0.45, 0.9], sofa),
    box([x, 0.45, 5.9], [2.2, 0.5, 0.2], sofa),
    box([x - 0.2, 0, 5.2], [0.2, 0.65, 0.9], sofa),
    box([x + 0.3, 0.35, 3.6], [1.2, 0.05, 0.7], faded(random, 60, 160), 'boards'),
    box([x - 0.4, 0.001, 3.2], [3, 0.01, 2], faded(random), 'spots'),
    box([2.4, 0, between(random, 3, 6)], [0.5, between(random, 1, 2.2), 1], faded(random, 60, 200), 'boards'),
    box(
      [between(random, -2.5, 2), 1.3, 6.93],
      [0.9, 0.7, 0.05],
      faded(random),
      random() < 0.5 ? 'spots' : 'plain',
    ),
  ]
  return photograph(random, { boxes: [...walls(random), ...furniture], ...seenFrom(random) })
}

function office(random: Random): Promise<Buffer> {
  const desks = Array.from({ length: wholeBetween(random, 2, 5) }, (_, row) => {
    const [x, z] = [between(random, -2.8, 1.4), 2 + row * 1.1]
    return [
      box([x, 0.7, z], [1.5, 0.05, 0.7], [between(random, 150, 230), 190, 160]),
      box([x, 0, z], [0.06, 0.7, 0.7], [90, 90, 95]),
      box([x + 1.44, 0, z], [0.06, 0.7, 0.7], [90, 90, 95]),
      box([x + 0.45, 0.85, z + 0.4], [0.6, 0.4, 0.05], [25, 25, 30], random() < 0.4 ? 'squares' : 'plain'),
      box([x + 0.5, 0.3, z - 0.4], [0.5, 0.5, 0.1], faded(random, 20, 120)),
    ]
  })
  return photograph(random, {
    boxes: [...walls(random), ...window(-2.4, 0.9), ...window(0.6, 0.9), ...desks.flat()],
    ...seenFrom(random),
  })
}

function corridor(random: Random): Promise<Buffer> {
  const doors = Array.from({ length: 6 }, (_, place) =>
    box(
      [place % 2 ? 2.95 : -3, 0, 1 + Math.floor(place / 2) * 2],
      [0.06, 2.05, 0.95],
      faded(random, 70, 200),
    ),
  )
  const lamps = Array.from({ length: 4 }, (_, place) =>
    box([-0.5, 2.55, 1 + place * 1.6], [1, 0.04, 0.4], [250, 250, 240], 'plain', 40),
  )
  return photograph(random, { boxes: [...walls(random), ...doors, ...lamps], ...seenFrom(random) })
}

function street(random: Random): Promise<Buffer> {
  const houses = Array.from({ length: 10 }, (_, place) => {
    const isLeft = place % 2 === 0
    const height = between(random, 3, 9)
    return box(
      [isLeft ? -9 : 4, 0, Math.floor(place / 2) * 4],
      [5, height, 3.9],
      faded(random, 90, 220),
      'panes',
    )
  })
  const cars = Array.from({ length: wholeBetween(random, 0, 4) }, (_, place) =>
    box([place % 2 ? 2 : -3, 0.2, 3 + place * 3], [1.6, 1.1, 3], faded(random, 20, 220)),
  )
  const ground = box([-30, -0.1, -5], [60, 0.1, 90], [between(random, 80, 130), 105, 105])
  return photograph(random, {
    boxes: [ground, ...houses, ...cars],
    ...seenFrom(random),
    lamp: [between(random, -8, 8), 30, 5],
    sky: [between(random, 120, 220), 195, 235],
  })
}

/** Things on a table, seen from above. */
function table(random: Random): Promise<Buffer> {
  const things = Array.from({ length: wholeBetween(random, 3, 9) }, () => {
    const [x, z] = [between(random, -1.6, 1.4), between(random, 1, 3)]
    return box(
      [x, 0, z],
      [between(random, 0.1, 0.7), between(random, 0.02, 0.4), between(random, 0.1, 0.5)],
      faded(random),
      random() < 0.2 ? 'squares' : 'plain',
    )
  })
  const top = box([-8, -0.1, -2], [16, 0.1, 12], faded(random, 50, 210), random() < 0.6 ? 'boards' : 'plain')
  return photograph(random, {
    boxes: [top, ...things],
    ...seenFrom(random),
    eye: [0, 1.9, 0],
    tilt: -0.85,
    lamp: [between(random, -2, 2), 3, 1],
  })
}

function shelves(random: Random): Promise<Buffer> {
  const boards = Array.from({ length: 5 }, (_, row) =>
    box([-2.5, 0.3 + row * 0.5, 3.5], [5, 0.04, 0.4], [120, 90, 60]),
  )
  const books = Array.from({ length: 90 }, (_, place) =>
    box(
      [-2.45 + (place % 18) * 0.27, 0.34 + Math.floor(place / 18) * 0.5, 3.5],
      [between(random, 0.06, 0.25), between(random, 0.2, 0.42), 0.35],
      faded(random, 20, 220),
    ),
  )
  const noise = openFractal(random, 3)
  const tint = 20 * noise(1, 2)
  const back = box([-3, 0, 3.95], [6, 3, 0.1], lighten([110, 90, 70], tint))
  return photograph(random, {
    boxes: [...walls(random).slice(0, 2), back, ...boards, ...books],
    ...seenFrom(random),
    turn: between(random, -0.1, 0.1),
  })
}
