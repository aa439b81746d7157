import { arc, ellipse, type Point, rectangle, roundedRectangle, steps } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, place, type Scene, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'

export const beachFromAbove: Composition = (random) => {
  const count = random.whole(5, 9)
  return {
    mood: 'day',
    format: random.pick(ANY),
    surface: 'sheet',
    words: {
      title: random.pick([
        ['Handtuchlänge', 'A towel’s length'],
        ['Ferien von oben', 'Holidays from above'],
        ['Platz an der Sonne', 'A place in the sun'],
      ]),
      alt: [
        `Strand von oben: bunte Sonnenschirme und Handtücher an einer geschwungenen Brandung`,
        `Beach from above: colourful parasols and towels along a curving line of surf`,
      ],
      keywords: [
        ['Strand', 'beach'],
        ['Sommer', 'summer'],
        ['Urlaub', 'holiday'],
        ['Aufsicht', 'top view'],
      ],
    },
    draw(stage) {
      drawBeach(stage, count)
    },
  }
}

function drawBeach(stage: Stage, count: number): void {
  const { width, height, random: chance, scene } = stage
  ground(stage, 'light')
  const shore = (y: number, shift: number): Point => [
    width * 0.36 + Math.sin(y / 130) * width * 0.05 + shift,
    y,
  ]
  const edge = (shift: number) => steps(14, (share) => shore(-BLEED + share * (height + 2 * BLEED), shift))
  for (const [shift, slot, tone] of [
    [34, 'light', -0.05],
    [14, 'white', 0],
    [-14, 'water', 0.06],
    [-width * 0.12, 'water', 0],
    [-width * 0.22, 'waterDark', 0.05],
  ] as const)
    fill(scene, [...edge(shift), [-BLEED * 2, height + BLEED], [-BLEED * 2, -BLEED]], slot, { tone })
  for (let index = 0; index < 3; index++)
    swimmer(stage, width * chance.between(0.05, 0.22), (height * (index + chance.next())) / 3)
  for (let index = 0; index < count; index++) {
    const [x, y] = [
      width * (0.53 + (index % 2) * 0.25 + chance.swing() * 0.04),
      (height * (index + 0.6)) / count,
    ]
    const slot = (['a', 'bloom', 'b', 'c', 'd'] as const)[index % 5] ?? 'a'
    place(scene, { x: x + width * 0.09, y: y + 16, turn: chance.between(-0.5, 0.5) }, () => {
      const towel = cut(scene, rectangle(-32, -62, 64, 124), chance.pick(['white', 'c', 'd', 'b'] as const))
      patternOver(stage, towel, 'stripes', slot, 26)
      sunbather(stage, index)
    })
    parasol(stage, x, y, Math.min(width, height) * 0.085, slot)
  }
}

function parasol({ scene, random }: Stage, x: number, y: number, radius: number, slot: Slot): void {
  fill(scene, ellipse(x + 14, y + 18, radius), 'light', { tone: -0.12 })
  const turn = random.between(0, 60)
  for (let wedge = 0; wedge < 8; wedge++)
    cut(
      scene,
      [[x, y], ...arc(x, y, radius, radius, turn + wedge * 45, turn + wedge * 45 + 45, 5)],
      wedge % 2 ? 'white' : slot,
    )
  fill(scene, ellipse(x, y, radius * 0.09), 'dark')
}

function sunbather({ scene, random }: Stage, index: number): void {
  const skin = (['skin0', 'skin1', 'skin2', 'skin3'] as const)[index % 4] ?? 'skin0'
  drawLimbs(scene, skin)
  fill(
    scene,
    ribbon(
      [
        [0, -26],
        [0, 18],
      ],
      [26, 22],
    ),
    skin,
  )
  cut(scene, roundedRectangle(-13, 4, 26, 17, 7), random.pick(['a', 'bloom', 'dark'] as const))
  fill(scene, ellipse(0, -41, 11, 12), (['hair0', 'hair1', 'hair2', 'hair3'] as const)[index % 4] ?? 'hair0')
}

function drawLimbs(scene: Scene, skin: Slot): void {
  for (const side of [-1, 1]) {
    fill(
      scene,
      ribbon(
        [
          [side * 7, 14],
          [side * 9, 34],
          [side * 8, 54],
        ],
        [11, 9, 6],
      ),
      skin,
    )
    fill(
      scene,
      ribbon(
        [
          [side * 12, -22],
          [side * 24, -8],
          [side * 20, 12],
        ],
        [8, 7, 5],
      ),
      skin,
    )
  }
}

function swimmer({ scene, random }: Stage, x: number, y: number): void {
  place(scene, { x, y, turn: random.between(0, 6) }, () => {
    for (const radius of [44, 30]) line(scene, arc(0, 0, radius, radius * 0.7, 20, 160, 8), 'white', 2.6)
    fill(
      scene,
      ribbon(
        [
          [-14, 2],
          [-34, -16],
        ],
        [8, 5],
      ),
      'skin1',
    )
    fill(
      scene,
      ribbon(
        [
          [12, 2],
          [34, 10],
        ],
        [8, 5],
      ),
      'skin1',
    )
    fill(scene, ellipse(0, 0, 16, 11), 'skin1')
    fill(scene, ellipse(0, -8, 10, 10), 'bloom')
  })
}
