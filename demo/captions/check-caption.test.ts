import { createScene, cut, named } from 'demo-art/scene'
import { expect, test } from 'vitest'
import { planArtists, USUAL_SIZE } from '../plan-catalogue.ts'
import { checkCaption } from './check-caption.ts'
import { partsInSight } from './parts-in-sight.ts'

/** The whole catalogue is compared by `npm run demo -- --check`; here one work of so many, spread over all artists. */
const EVERY = 11

const works = planArtists(USUAL_SIZE, new Date('2026-11-01T12:00:00Z')).flatMap((artist) => artist.works)

test('captions name only what their drawing shows', () => {
  const compared = works.filter((_, at) => at % EVERY === 0)
  expect(compared.flatMap(({ recipe, image }) => checkCaption(recipe, image))).toEqual([])
})

test('a caption that names something else is found in both languages', () => {
  const [work] = works
  if (!work) throw new Error('There is no work to caption.')
  const said = { altDe: 'Ein Nashorn sitzt am Klavier', altEn: 'A rhinoceros sits at the piano' }
  expect(checkCaption(work.recipe, said)).toEqual([
    '„Nashorn“ in „Ein Nashorn sitzt am Klavier“',
    '„Klavier“ in „Ein Nashorn sitzt am Klavier“',
    '“rhinoceros” in “A rhinoceros sits at the piano”',
    '“piano” in “A rhinoceros sits at the piano”',
  ])
})

function sceneOf(parts: Record<string, [left: number, top: number, side: number]>): Set<string> {
  const scene = createScene(1000, 1000)
  for (const [name, [left, top, side]] of Object.entries(parts))
    named(scene, name, () => {
      const [right, bottom] = [left + side, top + side]
      cut(
        scene,
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        'a',
      )
    })
  return partsInSight(scene)
}

test('what stands behind something larger is not in sight', () => {
  expect(sceneOf({ fox: [400, 400, 100], wall: [300, 300, 300] })).toEqual(new Set(['wall']))
})

test('what the frame cuts off is not in sight', () => {
  expect(sceneOf({ fox: [960, 400, 150], owl: [100, 100, 100] })).toEqual(new Set(['owl']))
})
