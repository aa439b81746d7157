import { beforeAll, describe, expect, test } from 'vitest'
import { site } from '#site/public-site.ts'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  const artistId = await addArtist(db)
  await addImage(db, { artistId, animation: true, altDe: 'Ein Wal, der winkt' })
  await addImage(db, { artistId, altDe: 'Ein Wal, der ruht' })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<string> {
  const answer = await agency.get(path)
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

function dataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...scripts].map((match): unknown => JSON.parse(match[1] ?? ''))
}

describe.each([
  ['/graphic-recording', site.films.graphicRecording],
  ['/en/graphic-recording', site.films.graphicRecording],
  ['/animation', site.films.promotion],
  ['/en/animation', site.films.promotion],
])('%s', (path, { file, seconds, publishedOn }) => {
  test('has a silent film that plays on demand, with a description', async () => {
    const [player = '', ...others] = (await read(path)).match(/<video[^>]*>/g) ?? []
    expect(others).toEqual([])
    expect(player).toContain(`src="/films/${file}.mp4"`)
    expect(player).toContain(`poster="/films/${file}.webp"`)
    expect(player).toMatch(/ controls=""/)
    expect(player).toContain('preload="none"')
    expect(player).not.toMatch(/autoplay/i)
  })

  test('has structured data of the film', async () => {
    expect(dataOf(await read(path))).toContainEqual(
      expect.objectContaining({
        '@type': 'VideoObject',
        contentUrl: `https://www.zeichner.example/films/${file}.mp4`,
        duration: `PT${seconds}S`,
        uploadDate: publishedOn,
      }),
    )
  })
})

test('graphic recording has three steps, and a link to ask for a date', async () => {
  const html = await read('/graphic-recording')
  expect(/<ol>(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(3)
  expect(html).toMatch(/href="\/kontakt\?projekt=recording"[^>]*>Termin anfragen/)
})

test('the grid of the animation page has animations only', async () => {
  const html = await read('/animation')
  expect(html).toContain('alt="Ein Wal, der winkt"')
  expect(html).not.toContain('alt="Ein Wal, der ruht"')
})

test('the link to all animations needs their gallery', async () => {
  const link = /href="\/bewegte-bilder"[^>]*><span>Alle bewegten Bilder ansehen/
  expect(await read('/animation')).not.toMatch(link)
  await addGallery(agency.services.database.db, { germanUrl: 'bewegte-bilder' })
  await agency.services.readModel.reload()
  expect(await read('/animation')).toMatch(link)
})

test.each([
  ['/auswahl', 'Ihre Auswahl'],
  ['/en/auswahl', 'Your collection'],
  ['/consent', 'Cookies und Einwilligung'],
  ['/en/consent', 'Cookies and consent'],
])('%s is headed %s and is not for search engines', async (path, heading) => {
  const html = await read(path)
  expect(/<h1[^>]*>(?:<span>)?(.*?)</.exec(html)?.[1]).toBe(heading)
  expect(html).toContain('name="robots" content="noindex"')
})
