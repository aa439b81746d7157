import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasArtists } from '#domain/catalogue/catalogue.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { USUAL_SIZE } from './plan-catalogue.ts'
import { seedDemo } from './seed-demo.ts'
import { REPLY_TEMPLATES } from './words/reply-templates.ts'

const NOW = new Date('2026-11-01T12:00:00Z')

describe('the demo agency', () => {
  let agency: TestAgency

  beforeAll(async () => {
    agency = await openTestAgency({ clock: { now: () => NOW } })
    await seedDemo(agency.services.database.db, USUAL_SIZE, NOW, () => {})
    await agency.services.readModel.reload()
    return () => agency[Symbol.asyncDispose]()
  })

  const catalogue = () => agency.services.readModel.current().catalogue
  const editorial = () => agency.services.readModel.current().editorial

  test('has at least 210 artists with portrait, bio in both languages and six to eight works each', () => {
    const { artists, imagesByArtist } = catalogue()
    expect(artists.length).toBeGreaterThanOrEqual(210)
    expect(
      artists.filter(({ bioDe, bioEn, townDe, townEn }) => !(bioDe && bioEn && townDe && townEn)),
    ).toEqual([])
    const counts = artists.map(({ id }) => imagesByArtist.get(id)?.length ?? 0)
    expect([Math.min(...counts) >= 6, Math.max(...counts) <= 8]).toEqual([true, true])
  })

  test('hangs every work in a gallery, and at least 30 in each of the 24', () => {
    const { galleries, imagesByGallery, images } = catalogue()
    const counts = galleries.map(({ id, germanUrl }) => ({
      germanUrl,
      works: imagesByGallery.get(id)?.length ?? 0,
    }))
    expect(galleries).toHaveLength(24)
    expect(counts.filter(({ works }) => works < 30)).toEqual([])
    const hung = new Set([...imagesByGallery.values()].flat())
    expect(images.filter((image) => !hung.has(image))).toEqual([])
  })

  test('shows each artist in two to five galleries', () => {
    const { artists, galleriesByArtist } = catalogue()
    const counts = artists.map(({ id, name }) => ({
      name,
      galleries: galleriesByArtist.get(id)?.length ?? 0,
    }))
    expect(counts.filter(({ galleries }) => galleries < 2 || galleries > 5)).toEqual([])
  })

  test('tells titles and alternative texts in both languages', () => {
    const silent = catalogue().images.filter(
      ({ titleDe, titleEn, altDe, altEn }) => !(titleDe && titleEn && altDe && altEn),
    )
    expect(silent).toEqual([])
  })

  test('grew over six years and moves a little', () => {
    const { images } = catalogue()
    const oldest = images.at(-1)?.addedAt ?? ''
    expect(oldest.slice(0, 4)).toMatch(/^202[01]$/)
    expect((images[0]?.addedAt ?? '') <= NOW.toISOString()).toBe(true)
    const moving = images.filter(({ animation }) => animation).length / images.length
    expect(moving).toBeGreaterThan(0.04)
    expect(moving).toBeLessThan(0.07)
  })

  test('has some works that come with a film of ours', () => {
    const filmed = catalogue().images.flatMap(({ embedCode }) => embedCode ?? [])
    expect(filmed.length).toBeGreaterThanOrEqual(3)
    for (const code of filmed) {
      const [, file = ''] = /src="\/films\/([a-z-]+\.mp4)"/.exec(code) ?? []
      expect(existsSync(`content/films/${file}`), file).toBe(true)
    }
  })

  test('has 6 heroes, 24 news with extra images, 12 testimonials, both banners and reply templates', async () => {
    const { heroes, news, testimonials, banners } = editorial()
    expect([heroes.length, news.length, testimonials.length]).toEqual([6, 24, 12])
    expect(news.filter(({ images }) => images.length === 0)).toEqual([])
    const templates = await agency.services.adminRecords
      .get('reply-templates')
      ?.list({ page: 1, perPage: 1, filters: {} })
    expect(templates?.total).toBe(REPLY_TEMPLATES.length)
    expect([...banners.keys()].toSorted()).toEqual(['hero-rep', 'home-2020'])
  })
})

describe('seeding', () => {
  test('that fails in the middle leaves the database as empty as it was', async () => {
    await using database = await openTestDatabase()
    const failing = seedDemo(database.db, { artists: 120, images: 0 }, NOW, ({ artists }) => {
      if (artists > 60) throw new Error('the light went out')
    })
    await expect(failing).rejects.toThrow('the light went out')
    expect(await hasArtists(database.db)).toBe(false)
  })

  test.each([
    { artists: 3, images: 100 },
    { artists: 7, images: 10 },
  ])('spreads $images images over $artists artists', async (size) => {
    await using database = await openTestDatabase()
    const seen: { artists: number; images: number }[] = []
    await seedDemo(database.db, size, NOW, (done) => seen.push(done))
    expect(seen.at(-1)).toEqual(size)
  })
})
