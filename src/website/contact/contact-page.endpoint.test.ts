import { beforeAll, describe, expect, test } from 'vitest'
import { site } from '#site/public-site.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await agency.get(path)
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') }
}

/** Returns the content of the first element that matches, or of its attribute. */
function firstOf(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main'))
}

const GUIDES = [
  ['/kontakt/illus', 'Illustration beauftragen', '/en/kontakt/illus', 'Commission an illustration'],
  ['/kontakt/anim', 'Animation beauftragen', '/en/kontakt/anim', 'Commission an animation'],
  ['/kontakt/private', 'Private Projekte', '/en/kontakt/private', 'Private projects'],
  ['/kontakt/artist', 'Als Zeichner bewerben', '/en/kontakt/artist', 'Apply as an artist'],
] as const

test('the contact page says how to reach each office', async () => {
  const main = mainOf((await read('/kontakt')).html)
  for (const { town, lines, phone } of site.offices) {
    expect([town.de, ...lines, phone].filter((words) => !main.includes(words))).toEqual([])
  }
  expect(main).toContain('href="tel:+442079460123"')
  expect(main).toContain(`href="tel:${site.phone.dialled}"`)
  expect(main).toContain(`mailto:${site.mail.office}`)
  expect(main).toContain('encType="multipart/form-data"')
})

describe.each(GUIDES)('%s', (german, heading, english, englishHeading) => {
  test.each([
    [german, heading],
    [english, englishHeading],
  ])('%s is headed %s, is marked among the guides and has five steps', async (path, title) => {
    const { status, html } = await read(path)
    expect([status, firstOf(html, /<h1[^>]*>(.*?)<\/h1>/)]).toEqual([200, title])
    expect(firstOf(html, /<link rel="canonical" href="https:\/\/www.zeichner.example([^"]*)"/)).toBe(path)
    const main = mainOf(html)
    expect(firstOf(main, /<a[^>]*href="([^"]*)"[^>]*aria-current="page"/)).toBe(path)
    expect(firstOf(main, /<aside[^>]*>.*?<ol>(.*?)<\/ol>/s)?.match(/<li>/g)).toHaveLength(5)
    expect(main).toContain('href="#formular"')
  })

  test('stands on the team page too, which search engines find at its own address', async () => {
    const path = german.replace('/kontakt', '/team')
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).not.toContain('name="robots"')
    expect(firstOf(html, /<link rel="canonical" href="https:\/\/www.zeichner.example([^"]*)"/)).toBe(path)
    expect(firstOf(html, /hrefLang="en" href="https:\/\/www.zeichner.example([^"]*)"/i)).toBe(`/en${path}`)
    const { html: sitemap } = await read('/sitemap/screens.xml')
    expect(sitemap).toContain(`<loc>https://www.zeichner.example/en${path}</loc>`)
    expect(mainOf(html)).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
    expect(firstOf(html, /<h1[^>]*>(.*?)<\/h1>/)).not.toBe(heading)
  })
})

test.each(['/kontakt/nothing', '/en/kontakt/Illu', '/team/nothing', '/en/team/constructor'])(
  'there is no guide at %s',
  async (path) => {
    expect((await read(path)).status).toBe(404)
  },
)

describe('works that are shown in use', () => {
  beforeAll(async () => {
    const { services } = agency
    const { db } = services.database
    const artists = [await addArtist(db), await addArtist(db, { code: 'oemer-usta', name: 'Ömer Usta' })]
    const works = [
      { artistId: artists[0], keywordsDe: 'Hund, Plakat', altDe: 'Plakat an einer Wand' },
      { artistId: artists[0], keywordsDe: 'Verpackung', altDe: 'Schachtel von derselben Person' },
      { artistId: artists[1], keywordsDe: 'Buchumschlag, Hund', altDe: 'Buchumschlag im Regal' },
      { artistId: artists[1], keywordsDe: 'Plakatwand', altDe: 'Eine Plakatwand' },
    ]
    for (const [position, { artistId = 0, ...texts }] of works.entries())
      await addImage(db, { artistId, position, ...texts })
    await services.readModel.reload()
  })

  test.each(['/kontakt/illus', '/kontakt/private'])('end %s, one of each kind and artist', async (path) => {
    const { html } = await read(path)
    const main = mainOf(html)
    expect(main).toContain('So sah es am Ende aus')
    const shown = [...main.matchAll(/<img[^>]*alt="([^"]*)"[^>]*>/g)].map(([, alt]) => alt)
    expect(shown).toEqual(['Buchumschlag im Regal', 'Plakat an einer Wand'])
    expect(main).toContain('href="/illustrator/oemer-usta"')
  })

  test('are not shown to who wants a film or applies', async () => {
    for (const path of ['/kontakt/anim', '/kontakt/artist'])
      expect(mainOf((await read(path)).html)).not.toContain('So sah es am Ende aus')
  })
})
