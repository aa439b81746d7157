import { whale } from '../../animals/swimmers.ts'
import { place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cloud } from '../../parts/sky.ts'
import type { Outfit } from '../../people/clothes.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { POSES, type PoseName } from '../../people/pose.ts'
import { type Both, keysOf } from '../../subjects/piece.ts'
import type { Part } from '../part.ts'
import { drawMarks, drawnParts, readMarks } from './drawn.ts'

type Costume = {
  /** Over the head, which is one unit of 100 high with its middle at (0, 0). */
  hat: string
  outfit: Partial<Outfit>
  pose: PoseName
  /** In the near hand, in units of a figure 100 high. */
  held?: string
  behind?: string
  main: readonly Slot[]
}

/** A figure in costume. */
function costumed(words: Both, { hat, outfit, pose, held = '', behind = '', main }: Costume): Part {
  const marks = { hat: readMarks(hat), held: readMarks(held), behind: readMarks(behind) }
  const doings = Object.fromEntries(keysOf(POSES).map((name) => [name, null]))
  return {
    words,
    doings,
    draw(stage, x, y, size, { doing, flip }) {
      const { scene, random, hand } = stage
      const slot = random.pick(main)
      const height = size * 0.86
      const { head } = figure(stage, {
        x,
        y,
        height,
        flip,
        pose: keysOf(POSES).find((name) => name === doing) ?? pose,
        outfit: {
          ...outfitOf(stage, random.whole(0, 3)),
          glasses: false,
          beard: false,
          pattern: 'plain',
          top: slot,
          ...outfit,
        },
        held: ([hx, hy]) => place(scene, { x: hx, y: hy }, () => drawMarks(scene, marks.held, slot)),
        behind: ({ hips }) =>
          place(scene, { x: hips[0], y: hips[1] - 22 }, () => drawMarks(scene, marks.behind, slot)),
      })
      place(scene, { x: head[0], y: head[1], scale: (height * hand.headSize) / 100, flip }, () =>
        drawMarks(scene, marks.hat, slot),
      )
    },
  }
}

function cloudWhale(stage: Stage, x: number, y: number, size: number, flip: boolean): void {
  whale(stage, x, y - size * 0.45, size * 1.7, flip, stage.random.pick(['white', 'light', 'b', 'd'] as const))
  for (const [dx, dy, wide] of [
    [-0.5, 0, 0.9],
    [0.35, 0.06, 1.2],
    [0.75, -0.3, 0.5],
  ] as const)
    cloud(stage, x + dx * size * (flip ? -1 : 1), y + dy * size, size * wide)
}

export const FANTASY: Readonly<Record<string, Part>> = {
  wizard: costumed(['Zauberer', 'wizard'], {
    hat: `white s -20 -8 -12 -60 16 -120 44 -60 46 -14 30 -6 14 -12; ? p -62 20 -28 44 4 150 36 44 62 22;
           sun p -2 62 4 74 16 76 6 84 8 96 -2 88 -12 96 -10 84 -20 76 -6 74`,
    outfit: { garment: 'dress', style: 'long', hair: 'white', longSleeves: true },
    pose: 'point',
    held: `trunk k 2.4 2 -42 2 34; glow e 2 38 5`,
    main: ['a', 'b', 'd'],
  }),
  witch: costumed(['Hexe', 'witch'], {
    hat: `dark e 2 30 74 13 4; dark p -36 34 -10 96 -40 130 14 108 44 36; ? p -36 34 -32 48 40 50 44 36`,
    outfit: { garment: 'dress', style: 'long', top: 'dark', longSleeves: true },
    pose: 'relaxed',
    held: `trunk k 2.2 -2 -34 6 30; sun p -8 -30 4 -32 8 -58 -14 -56`,
    main: ['bloom', 'bloomToo', 'leaf'],
  }),
  princess: costumed(['Prinzessin', 'princess'], {
    hat: `sun p -36 34 -44 84 -22 62 0 92 22 62 42 84 36 36; bloom o 0 50 7`,
    outfit: { garment: 'dress', style: 'long', longSleeves: false },
    pose: 'relaxed',
    behind: '?+6 p -5 -6 5 -6 26 -58 -26 -58',
    main: ['bloom', 'bloomToo', 'a'],
  }),
  fairy: costumed(['Fee', 'fairy'], {
    hat: `leaf m -10 40 150 40 20; leaf m 6 46 90 34 18; bloom o -4 44 12`,
    outfit: { garment: 'dress', style: 'bun', longSleeves: false },
    pose: 'twirl',
    held: `light k 1.2 0 0 10 14; glow p 10 24 13 17 20 17 14 12 16 5 10 10 4 5 6 12 0 17 7 17`,
    behind: `white m 0 0 150 46 24; white-6 m 0 -4 200 34 18; white-3 m 4 0 40 46 24; white-8 m 4 -4 -20 34 18`,
    main: ['bloom', 'leaf', 'bloomToo', 'c'],
  }),
  'cloud-whale': {
    words: ['Wal', 'whale'],
    draw: (stage, x, y, size, { flip }) => cloudWhale(stage, x, y, size, flip),
  },
  ...drawnParts(`
knight | Ritter | knight
  light k 3 44 -2 44 96; light p 38 92 44 112 50 92; mid p -22 4 -20 38 -2 38 -2 0 -26 0; mid p 22 4 20 38 2
  38 2 0 30 0; mid-6 r 11 9 | 20 62 34 50 44 54; light s -24 68 -20 36 20 36 24 68 10 74 -10 74; dark k 3
  -21 40 21 40; bloom m -2 100 130 34 14; light s -18 74 -20 94 -8 104 10 104 20 94 18 74; dark p -4 92 20
  92 20 86 -4 86; mid k 1.6 6 84 6 74; mid k 1.6 12 84 12 74; ? s -44 64 -10 64 -10 40 -26 22 -44 40; white
  k 5 -27 62 -27 28; white k 5 -42 50 -12 50
dragon | Drache | dragon | leaf a bloom d
  ?-10 p -4 50 10 104 26 84 44 98 48 74 66 76 30 44; sun p -44 44 -54 58 -34 54 -36 70 -18 58 -14 74 0 58 10
  70 20 58; ? r 6 12 18 38 42 30 22 22 | -92 26 -78 12 -60 14 -36 26 -4 34 24 46 38 66 44 84; ? p -100 44
  -96 24 -84 24; <sun+10 s -20 6 10 16 34 40 46 70 30 44 0 26; ?-6 r 17 13 9 | -20 24 -26 10 -18 2; ? r 17
  13 9 | 14 28 16 12 24 2; ?-6 e -14 3 12 4; ? e 28 3 12 4; sun m 38 92 128 26 9; ? s 30 96 44 102 62 92 84
  86 86 74 66 72 44 72 30 80; dark o 54 90 3.4; dark o 80 83 2; dark l 2 84 78 66 78 56 82; ?-8 p -2 52 -26
  108 -40 82 -58 92 -56 66 -74 62 -26 42; ?+8 k 2 -4 50 -26 106; ?+8 k 2 -8 48 -56 88
mermaid | Meerjungfrau | mermaid | hair0 hair1 bloomToo bloom
  ? s -8 82 -22 60 -26 40 -14 44 6 50 14 84 6 100 -8 96; leaf p -66 26 -88 44 -84 22 -92 6 -68 14; leaf r 26
  24 16 7 | 2 36 -8 16 -36 6 -70 20; <leafLight l 2 -20 24 0 22 12 30; <leafLight l 2 -34 14 -16 12 0 18;
  skin1 r 22 15 19 9 | 2 36 2 48 4 60 5 68; *bloom e 6 57 6; skin1 r 6 5 4 | 10 62 24 52 34 62; skin1-5 r 6
  5 4 | -4 62 -12 46 -8 32; skin1 e 7 80 12 13; ? s -6 84 0 96 12 94 20 86 8 88 -4 76; dark o 11 80 1.6;
  blush o 15 75 2.4; dark l 1 10 73 13 72 16 74
robot | Roboter | robot
  *dark p 8 26 16 26 16 6 8 6; *front s 2 0 2 8 22 8 22 0; dark k 5 -22 54 -34 40 -28 26; dark k 5 22 54 36
  48 46 56; ? p -24 62 -20 66 20 66 24 62 24 26 20 22 -20 22 -24 26; white p -15 58 15 58 15 40 -15 40;
  bloom k 1.6 -12 48 -6 48 -3 54 2 43 5 48 12 48; sun o -8 32 3; bloom o 0 32 3; leaf o 8 32 3; dark p -5 72
  5 72 5 65 -5 65; ?+4 p -21 96 -17 100 17 100 21 96 21 71 -21 71; dark p -15 94 15 94 15 78 -15 78; *glow o
  7 87 3.4; glow l 1.4 -4 82 0 80 4 82; dark k 2 0 100 0 108; bloom o 0 110 3.6
ghost | Gespenst | ghost
  white s 28 50 46 60 50 48 36 34 28 36; white s -28 50 -46 44 -44 32 -28 36; white s -34 6 -32 60 -18 92 2
  100 22 92 32 62 34 4 24 12 14 0 4 12 -8 0 -18 12; dark o -8 72 4 7; dark o 12 72 4 7; dark o 3 54 5 7;
  blush o -16 60 4; blush o 21 60 4
troll | Troll | troll
  leafDark l 4 -30 20 -52 14 -62 30; dark m -66 26 100 18 10; *leaf-6 p 6 24 4 4 28 4 26 24; *leaf-6 e 18 4
  18 6; leaf s -36 20 -38 46 -22 62 22 62 38 46 36 20 0 12; trunk p -36 30 36 30 30 8 14 16 0 4 -16 16 -30
  8; *leaf r 13 11 12 | 32 52 48 36 46 16; *leaf p 30 76 58 90 34 64; leaf s -34 66 -28 92 0 98 28 92 34 66
  20 54 -20 54; dark p -26 88 -34 110 -16 98 -8 118 0 100 10 116 16 98 32 108 26 88 0 94; leaf-9 e 4 70 12
  10; *white o 15 80 6; *dark o 14 79 3; dark l 2.4 -18 60 0 57 20 61; *white p 10 59 13 68 17 60
moon-face | Mond | moon
  sun s 10 100 -24 92 -46 66 -46 34 -24 8 10 0 36 10 16 18 8 30 18 36 12 44 22 52 8 58 10 74 20 86 38 90;
  dark l 2.4 -14 66 -6 61 4 66; blush e -16 44 9 7; dark l 2.4 -6 32 2 28 10 32; dark l 2 -16 74 -6 76 2 72;
  light p 54 74 57 66 65 66 58 61 61 52 54 58 47 52 50 61 43 66 51 66
sea-monster | Seeungeheuer | sea monster | leaf a
  ? p -104 30 -112 52 -96 44 -86 56 -90 28; ? r 10 12 12 | -92 34 -94 18 -90 0; ? r 24 26 24 | -74 0 -66 26
  -44 34 -24 24 -18 0; ? r 26 28 24 20 18 | 4 0 8 32 30 48 40 66 46 84; sun p -66 44 -58 58 -50 46 -40 58
  -34 44; sun p -6 46 -10 62 6 56 4 72 18 64 20 82 32 74; ? s 30 84 40 100 62 98 86 86 84 76 64 74 40 72;
  ?+10 l 3 20 4 28 30 50 60; white o 56 91 6; dark o 58 90 3; dark l 2 84 80 66 82 58 80; sun m 40 96 120 16
  8; water l 5 -112 2 -96 8 -80 2 -64 8 -48 2 -32 8 -16 2 0 8 16 2 32 8 48 2
walking-house | Haus | house
  sun k 6 -14 34 -24 18 -12 2; sun k 5 -28 0 -12 4 4 0; sun k 6 14 34 26 24 34 6; sun k 5 20 2 34 7 48 6;
  trunk p 14 76 14 100 24 100 24 76; light s 20 104 30 112 26 118 36 122 42 112 30 104; ? p -36 34 -32 66 32
  66 36 34; bloom p -46 62 -4 98 46 62; dark p -6 34 -6 54 8 54 8 34; glow p 14 46 14 58 26 58 26 46; glow p
  -26 46 -26 58 -14 58 -14 46; glow o 0 74 6; dark k 1.4 20 46 20 58; dark k 1.4 -20 46 -20 58
`),
}
