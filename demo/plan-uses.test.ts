import { sizeOf } from 'demo-art/describe'
import { sceneOf, USES } from 'demo-art/uses'
import { expect, test } from 'vitest'
import { planArtists, USUAL_SIZE } from './plan-catalogue.ts'

const USE_OF = new Map<string, (typeof USES)[number]>(USES.map((use) => [use, use]))
const planned = planArtists(USUAL_SIZE, new Date('2026-11-01T12:00:00Z'))
const shown = planned.flatMap(({ works }) =>
  works.flatMap((inUse) => {
    const use = USE_OF.get(inUse.recipe.kind)
    const work = works.find(
      ({ recipe }) =>
        recipe.kind === 'work' &&
        recipe.subject === inUse.recipe.subject &&
        recipe.number === inUse.recipe.number,
    )
    return use ? [{ use, inUse, work }] : []
  }),
)

test('some sixty works are also shown in use, several in each scene', () => {
  expect(shown.length).toBeGreaterThanOrEqual(60)
  for (const use of USES) expect(shown.filter((one) => one.use === use).length, use).toBeGreaterThanOrEqual(6)
})

test('a mock-up is a work of the artist whose work it shows, made for the same client', () => {
  for (const { inUse, work } of shown) {
    expect(inUse.image.titleDe).toContain(`„${work?.image.titleDe}“`)
    expect([inUse.image.client, inUse.image.commission]).toEqual([work?.image.client, 'commissioned'])
    expect(work?.image.commission).toBe('commissioned')
  }
})

test('a work fills its place in the scene, without strips at its sides', () => {
  const misfits = shown.filter(({ use, work }) => {
    const { place } = sceneOf(use)
    const size = work && sizeOf(work.recipe)
    return !size || Math.abs(size.width / size.height - place.width / place.height) > 0.02
  })
  expect(misfits.map(({ inUse }) => inUse.image.titleDe)).toEqual([])
})

test('a mock-up says what bears the work, where, and what the work shows', () => {
  const texts = shown.map(({ inUse: { image }, work }) => ({ image, alt: work?.image.altDe ?? '' }))
  expect(texts.filter(({ image, alt }) => !image.altDe?.endsWith(`, darauf: ${alt}`))).toEqual([])
  const [poster] = texts.filter(({ image }) => image.titleDe.startsWith('Plakat'))
  expect(poster?.image.altEn).toMatch(/^Poster on a wall: [a-z]/)
  expect(poster?.image.keywordsDe).toMatch(/^Plakat, /)
})
