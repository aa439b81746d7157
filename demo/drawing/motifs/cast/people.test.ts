import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { createScene } from '../../core/scene.ts'
import { createHand } from '../../hands/hand.ts'
import { LIKENESSES } from './people.ts'

test('a sheet that is too low for a likeness shows the whole face', () => {
  const tops = Object.values(LIKENESSES).flatMap((likeness) =>
    Array.from({ length: 60 }, (_, number) => {
      const scene = createScene(100, 60)
      const random = createRandom(`likeness ${number}`)
      const stage = { scene, width: 100, height: 60, hand: createHand('flat', 'test'), random, night: false }
      likeness.draw(stage, 50, 60, 90, { flip: false, doing: null, holding: null })
      const skin = scene.shapes.filter(({ slot }) => slot.startsWith('skin'))
      return Math.min(...skin.flatMap(({ rings }) => rings.flat().map(([, y]) => y)))
    }),
  )
  expect(tops.filter((top) => top < 0)).toEqual([])
})
