import { expect, test } from 'vitest'
import type { Crop, PictureEmbedding } from '#domain/search/model.ts'
import { type Look, WHOLE_LOOK } from '#domain/search/part/look.ts'
import { LEAST_NEARNESS, SURELY_NEAR } from '#domain/search/visual/nearness/nearness.ts'
import { measureAreas } from './measure-areas.ts'

/** Its content says how near something comes to it. */
function aCrop(kind: Look['kind'], x: number, nearness: number): Crop {
  const area = kind === 'whole' ? WHOLE_LOOK.area : { x, y: 0, width: 20, height: 100 }
  return {
    kind,
    area,
    turn: 0,
    content: Float32Array.of(nearness),
    style: Float32Array.of(),
    colours: Float32Array.of(),
  }
}

function measure(crops: Crop[], showsSame?: () => Promise<boolean>) {
  const embedding = { embedder: 'test', crops, colours: Float32Array.of(), blank: false }
  const nearnessOf = async (asked: PictureEmbedding) =>
    Math.max(...asked.crops.map(({ content }) => content[0] ?? 0))
  return measureAreas(embedding, { nearnessOf, ...(showsSame && { showsSame }) })
}

const [LITTLE, NEAR, SURELY] = [LEAST_NEARNESS / 2, LEAST_NEARNESS + 0.25, SURELY_NEAR + 0.25]

test('a picture comes as near as its nearest area, which is named', async () => {
  const found = await measure([
    aCrop('whole', 0, LITTLE),
    aCrop('picture', 5, LITTLE),
    aCrop('picture', 40, NEAR),
  ])
  expect(found).toMatchObject({ nearness: NEAR, isAboveThreshold: true, shown: { x: 40 } })
})

test('what is nearest in the middle is nearest in the whole picture', async () => {
  const wholeAlone = await measure([aCrop('whole', 0, LITTLE), aCrop('middle', 10, NEAR)])
  const withPicture = await measure([
    aCrop('whole', 0, LITTLE),
    aCrop('picture', 5, LITTLE),
    aCrop('middle', 10, NEAR),
  ])
  for (const found of [wholeAlone, withPicture])
    expect(found).toMatchObject({ isAboveThreshold: true, shown: WHOLE_LOOK.area })
})

test('of a strip two areas have to be near, or one surely; a single one that is searched by counts for itself', async () => {
  const strip = (...nearness: number[]) => [
    aCrop('whole', 0, LITTLE),
    ...nearness.map((own, at) => aCrop('square', at * 20, own)),
  ]
  expect(await measure(strip(NEAR, LITTLE, LITTLE))).toMatchObject({
    isAboveThreshold: false,
    shown: { x: 0 },
  })
  expect(await measure(strip(LITTLE, NEAR, NEAR))).toMatchObject({ isAboveThreshold: true })
  expect(await measure(strip(LITTLE, SURELY, LITTLE))).toMatchObject({
    isAboveThreshold: true,
    shown: { x: 20 },
  })
  expect(await measure([aCrop('square', 20, NEAR)])).toMatchObject({
    isAboveThreshold: true,
    shown: { x: 20 },
  })
})

test('what shows the same drawing is near, however little its areas are like it', async () => {
  const crops = [aCrop('whole', 0, LITTLE), aCrop('square', 20, NEAR), aCrop('square', 40, LITTLE)]
  expect(await measure(crops, async () => true)).toMatchObject({
    isAboveThreshold: true,
    nearness: LEAST_NEARNESS,
  })
  expect(await measure(crops, async () => false)).toMatchObject({ isAboveThreshold: false })
})
