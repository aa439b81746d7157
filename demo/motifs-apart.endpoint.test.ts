import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { USUAL_SIZE } from './demo-size.ts'
import { crowdedMotifs, EVERYDAY_SEARCHES } from './motifs-apart.ts'
import { seedDemo } from './seed-demo.ts'
import { GALLERIES } from './words/galleries.ts'

const GALLERY_SCREEN = 30
const SEARCH_SCREEN = 20

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  const { database, readModel } = agency.services
  await seedDemo(database.db, USUAL_SIZE, new Date('2026-11-01T12:00:00Z'), () => {})
  await readModel.reload()
})
afterAll(() => agency[Symbol.asyncDispose]())

async function shown(path: string): Promise<string[]> {
  const { imagesById } = agency.services.readModel.current().catalogue
  const { items } = (await agency.getJson(path)) as { items: { ImageId: number }[] }
  expect(items.length, path).toBeGreaterThan(0)
  return crowdedMotifs(items.flatMap(({ ImageId }) => imagesById.get(ImageId) ?? []))
}

test.each(GALLERIES.map(({ germanUrl }) => germanUrl))(
  'the first pictures of the gallery %s show no motif more than twice',
  async (gallery) => {
    expect(await shown(`/illusde/api/galleries/de/${gallery}/images?limit=${GALLERY_SCREEN}`)).toEqual([])
  },
)

test.each(['de', 'en'] as const)(
  'no everyday search shows a motif more than twice (%s)',
  async (language) => {
    expect(new Set(EVERYDAY_SEARCHES[language]).size).toBe(60)
    const crowded: string[] = []
    for (const words of EVERYDAY_SEARCHES[language]) {
      const found = await shown(
        `/illusde/api/image-search?q=${encodeURIComponent(words)}&limit=${SEARCH_SCREEN}`,
      )
      crowded.push(...found.map((times) => `${words}: ${times}`))
    }
    expect(crowded).toEqual([])
  },
)
