import { motifNameOf } from 'demo-art/roster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { recipeOf } from './demo-picture.ts'
import { USUAL_SIZE } from './plan-catalogue.ts'
import { seedDemo } from './seed-demo.ts'
import { GALLERIES } from './words/galleries.ts'

const GALLERY_SCREEN = 30
const SEARCH_SCREEN = 20

/** No more pictures of one motif may stand on a first screen. */
const MOST_ALIKE = 2

/** Visitors of such a site search for these every day, in German and English. */
const EVERYDAY_SEARCHES = {
  de: `Hund Katze Fuchs Bär Vogel Wal Fisch Pferd Elefant Eule Drache Roboter Hexe Kind Frau Mann Lesen Tanz Musik
Gitarre Klavier Fahrrad Auto Schiff Zug Rakete Mond Sonne Sterne Meer Strand Berge Wald Baum Blumen Garten Stadt Haus
Turm Brücke Küche Buch Kaffee Kuchen Brot Pizza Zitrone Apfel Pilz Käse Wein Schnee Regen Nacht Arbeit Geld Idee
Schlaf Wissenschaft Schule`.split(/\s+/),
  en: `dog cat fox bear bird whale fish horse elephant owl dragon robot witch child woman man reading dance music
guitar piano bicycle car ship train rocket moon sun stars sea beach mountains forest tree flowers garden city house
tower bridge kitchen book coffee cake bread pizza lemon apple mushroom cheese wine snow rain night work money idea
sleep science school`.split(/\s+/),
}

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

/** Which motif a demo picture shows, whatever its take; null for pictures that are not drawn. */
function motifOf(originalKey: string): string | null {
  const recipe = recipeOf(originalKey)
  return recipe && motifNameOf(recipe)
}

/** The motifs that come more often than they may, each with its number. */
function crowdedMotifs(images: readonly Pick<Image, 'picture'>[]): string[] {
  const motifs = images.map(({ picture }) => motifOf(picture.originalKey))
  return [...Map.groupBy(motifs, (motif) => motif)]
    .filter(([motif, all]) => motif !== null && all.length > MOST_ALIKE)
    .map(([motif, all]) => `${all.length} times ${motif}`)
}
