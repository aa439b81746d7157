import { arc, ellipse, type Point, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { letterOutlines } from '../../core/lettering.ts'
import { cut, cutRings, fill, inside, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor, HEADER } from '../../ideas/actor.ts'
import { angled, bent, floorFrom, onCard, soft, stroke } from '../../ideas/marks.ts'
import { magnifier } from '../../ideas/objects.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { POSES } from '../../people/pose.ts'

function newsUmbrella(stage: Stage): void {
  const { scene, random, width, height } = stage
  ground(stage)
  for (let drop = 0; drop < 46; drop++) {
    const [x, y, size] = [random.between(0, width), random.between(0, height * 0.84), random.between(24, 46)]
    const { rings } = letterOutlines('bebas-neue', random.pick([...'ABDEFGHKMNRSTWZ']), size)
    place(scene, { x, y, turn: random.swing() * 0.8 }, () => cutRings(scene, rings, 'light', { fine: true }))
  }
  onCard(stage, () => {
    floorFrom(stage, 410, 'floor')
    bent(scene, [66, 180, 66, -200], 'dark', 10)
    const dome = arc(66, -30, 360, 230, 180, 360, 20)
    const scallops = [0, 1, 2, 3].flatMap((bow) => arc(336 - bow * 180, -30, 90, 26, 0, -180, 7))
    const canopy = cut(scene, [...dome, ...scallops], 'white')
    inside(scene, canopy, () => {
      for (let row = 0; row < 11; row++)
        for (let column = 0; column < 6; column++)
          cut(scene, rectangle(-284 + column * 120, -180 + row * 15, 104, row % 5 === 0 ? 10 : 5), 'dark', {
            tone: 0.2,
          })
      cut(scene, rectangle(-44, -252, 220, 56), 'white')
      cut(scene, rectangle(-30, -238, 192, 32), 'bloom')
    })
    for (const x of [-114, 66, 246])
      stroke(scene, [66, -258, (x + 66) / 2 + (x - 66) * 0.24, -180, x, -34], 'dark', 4)
    actor(stage, [10, 414, 440], { ...POSES.walk, near: { upperArm: 20, foreArm: 110, thigh: 27, shin: 12 } })
  })
}

function phonePool(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    angled(scene, [-230, 60, 330, 60, 440, 400, -400, 400], 'dark')
    angled(scene, [-400, 400, 440, 400, 440, 430, -400, 430], 'dark', { tone: 0.12 })
    const pool = angled(scene, [-206, 84, 306, 84, 396, 366, -350, 366], 'water')
    inside(scene, pool, () => {
      angled(scene, [-206, 84, 306, 84, 316, 120, -222, 120], 'waterDark')
      for (const [x, y, wide] of [
        [-120, 170, 110],
        [110, 200, 130],
        [-240, 290, 140],
        [60, 320, 150],
      ] as const)
        stroke(
          scene,
          [x, y, x + wide * 0.25, y - 13, x + wide * 0.5, y, x + wide * 0.75, y - 13, x + wide, y],
          'white',
          7,
        )
    })
    cut(scene, roundedRectangle(-30, 378, 100, 10, 5), 'light')
    cut(scene, roundedRectangle(10, 66, 90, 9, 4), 'light')
    actor(stage, [-50, -230, 430], HEADER)
    bent(scene, [-400, -10, -190, -10], 'bloom', 22)
    bent(scene, [-370, -4, -370, 300], 'bloom', 18)
    for (const share of [0, 1, 2])
      stroke(scene, [200 + share * 46, 190 - share * 8, 226 + share * 46, 150 - share * 8], 'white', 8)
  })
}

function megaphone(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 420, 'floor')
    const person = actor(stage, [-290, 424, 430], {
      ...POSES.point,
      near: { upperArm: 66, foreArm: 140, thigh: 12, shin: 2 },
    })
    const mouth: Point = [person.head[0] + 60, person.head[1] + 16]
    const kinds = ['poppy', 'daisy', 'tulip', 'fern', 'daisy', 'poppy', 'bell', 'daisy', 'fern'] as const
    for (const [index, kind] of kinds.entries())
      plant(
        stage,
        kind,
        mouth[0] + 230,
        mouth[1] - 60 + index * 17,
        random.between(190, 300),
        {},
        0.5 + index * 0.24,
      )
    place(scene, { x: mouth[0], y: mouth[1], turn: 0.04 }, () => {
      angled(scene, [0, -26, 70, -34, 260, -130, 260, 136, 70, 36, 0, 28], 'bloom')
      angled(scene, [70, -34, 260, -130, 260, -80, 70, -12], 'bloom', { tone: 0.08 })
      fill(scene, ellipse(260, 2, 34, 136), 'bloom', { tone: -0.14 })
      cut(scene, roundedRectangle(-14, -34, 26, 68, 8), 'dark')
      bent(scene, [76, 36, 90, 100, 118, 100, 126, 48], 'dark', 14)
    })
  })
}

function smallPrint(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 424, 'floor')
    angled(scene, [-330, -330, 190, -330, 260, -260, 260, 424, -330, 424], 'white')
    angled(scene, [190, -330, 260, -260, 190, -260], 'light', { tone: -0.14 })
    cut(scene, rectangle(-270, -270, 300, 40), 'dark')
    for (let row = 0; row < 13; row++)
      cut(scene, rectangle(-270, -190 + row * 42, row % 4 === 3 ? 300 : 470, 12), 'dark', { tone: 0.3 })
    place(scene, { x: -60, y: 70 }, () => {
      const lens = fill(scene, ellipse(0, 0, 196), 'water')
      inside(scene, lens, () => {
        for (const [x, y, size] of [
          [-80, 40, 1],
          [70, -10, 0.8],
          [60, 120, 1.2],
        ] as const)
          place(scene, { x, y, scale: size }, () => sharkFin(stage))
      })
      magnifier(stage, 196, 'bloom')
    })
    actor(stage, [330, 428, 400], 'push', { flip: true })
  })
}

/** A fin above a wave, about 120 wide, the waterline at (0, 0). */
function sharkFin({ scene }: Stage): void {
  soft(scene, [-60, 0, -10, -96, 34, -110, 26, -50, 56, 0], 'dark')
  stroke(scene, [-110, 0, -60, -8, 0, 6, 60, -8, 110, 0], 'white', 8)
}

export const MEDIA_DRAWINGS = { newsUmbrella, phonePool, megaphone, smallPrint }
