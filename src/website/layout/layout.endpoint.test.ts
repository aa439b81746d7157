import { beforeAll, describe, expect, test } from 'vitest'
import { VERSION } from '#platform/version.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<string> {
  return (await agency.get(path)).text()
}

/** Every link of a part of a page: visible text and address. */
function linksOf(html: string): Map<string, string> {
  const links = html.matchAll(/<a[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return new Map(
    [...links].map(([, href = '', inner = '']) => [inner.replace(/<[^>]*>/g, '').trim(), href] as const),
  )
}

function pieceOf(html: string, tag: string): string {
  return new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? ''
}

describe('before hydration', () => {
  test('the menu has its seven entries in their order, the styles in a panel of their own', async () => {
    const menu = pieceOf(await read('/impressum'), 'nav')
    const words = [...linksOf(menu).keys()]
    expect(menu).toMatch(/<button[^>]*popoverTarget="all-styles"[^>]*><span>Stile/i)
    expect(words.slice(0, 2)).toEqual(['Aquarell', 'Tiere'])
    expect(words.slice(2)).toEqual([
      'Graphic Recording',
      'Animation',
      'Alle Zeichner',
      'Repräsentanz',
      'News',
      'Kontakt',
    ])
  })

  test('the English menu leads to English pages', async () => {
    const links = linksOf(pieceOf(await read('/en/impressum'), 'nav'))
    expect(links.get('Representation')).toBe('/en/team')
    expect(links.get('All artists')).toBe('/en/allartists')
    expect(links.get('Contact')).toBe('/en/kontakt')
  })

  test('the footer has guides, contact, legal pages, cookie settings and the feed', async () => {
    const footer = pieceOf(await read('/impressum'), 'footer')
    const links = linksOf(footer)
    expect(Object.fromEntries(links)).toMatchObject({
      'Illustration beauftragen Leitfaden in fünf Schritten': '/kontakt/illus',
      'Animation beauftragen Vom Drehbuch zum Film': '/kontakt/anim',
      'Private Projekte Porträt, Hochzeit, Geschenk': '/kontakt/private',
      'Als Zeichner bewerben Was wir sehen möchten': '/kontakt/artist',
      Impressum: '/impressum',
      Datenschutz: '/datenschutz',
      AGB: '/agb',
      'Cookie-Einstellungen': '/consent',
      'News-Feed': '/news/feed.xml',
    })
    expect([...links.values()]).toContain('mailto:hallo@zeichner.example')
    expect(footer).toContain('Montag bis Freitag, 9:00 bis 18:00 Uhr')
    expect(footer).toContain(`© 2024 Die Zeichner · Version ${VERSION}`)
    for (const town of ['Hamburg', 'London', 'New York']) expect(footer).toContain(town)
  })

  test('the home page leads to its news, to graphic recording and to the contact', async () => {
    const links = linksOf(pieceOf(await read('/en'), 'main'))
    expect(links.get('New 3')).toBe('/en/news/new-3')
    expect(links.get('More about graphic recording')).toBe('/en/graphic-recording')
    expect(links.get('Start a project')).toBe('/en/kontakt')
  })

  test('the film has the browser’s controls, and only its poster is loaded', async () => {
    const html = await read('/')
    const film = /<video[^>]*>/.exec(html)?.[0] ?? ''
    const [picture = ''] = /<img[^>]*src="\/films\/graphic-recording\.webp"[^>]*>/.exec(html) ?? []
    expect(film).toContain('controls=""')
    expect(film).toContain('preload="none"')
    expect(film).toContain('poster="data:')
    expect(picture).toContain('loading="lazy"')
    expect(film).not.toContain('autoplay')
  })
})
