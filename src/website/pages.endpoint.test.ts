import { beforeAll, describe, expect, test } from 'vitest'
import { SHUFFLES } from '#domain/catalogue/image-order.ts'
import { addBanners } from '#domain/editorial/editorial.server.ts'
import { site } from '#site/site.server.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

/** One more than a page of the grid holds. */
const MANY_IMAGES = 31

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  await fillSmallCatalogue(db)
  const texts = { title: 'Keine Zeit?', text: 'Wir suchen.', alt: 'Eine Frau' }
  await addBanners(db, [
    { address: 'hero-rep', pictureId: await addPicture(db), textsDe: texts, textsEn: texts },
  ])
  const full = await addGallery(db, {
    germanUrl: 'comic',
    description: 'Comics',
    germanDescription: 'Comic',
    headingDe: 'Comic und Bildgeschichte',
    headingEn: 'Comics and picture stories',
    introDe: 'Bilder in Reihe.',
    introEn: 'Pictures in a row.',
  })
  const artistId = await addArtist(db, {
    code: 'bo-lind',
    name: 'Bo Lind',
    townDe: 'Kiel',
    townEn: 'Kiel',
    bioDe: 'Bo zeichnet Wale.\n\nUnd Fische.',
    bioEn: 'Bo draws whales.\n\nAnd fish.',
  })
  await db.transaction(async (tx) => {
    for (let rating = 0; rating < MANY_IMAGES; rating++)
      await addImage(tx, { artistId, galleryIds: [full], rating, titleDe: `Wal ${rating}` })
  })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await agency.get(path)
  return { status: answer.status, html: await answer.text() }
}

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html)?.[1]
}

function languageOf(html: string): string | undefined {
  return /<html lang="(..)">/.exec(html)?.[1]
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]
}

function relatedTo(html: string, relation: string): string[] {
  const links = new RegExp(`<link rel="${relation}"[^>]*href="([^"]*)"`, 'g')
  return [...html.matchAll(links)].map((match) => match[1] ?? '')
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map((match) =>
    textOf((match[1] ?? '').replace(/<sup.*/, '')),
  )
}

function linkOf(html: string, text: string): string | undefined {
  const [, address] = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>(?:<(?!/a>)[^>]*>)*${text}`).exec(html) ?? []
  return address?.replaceAll('&amp;', '&')
}

/** The ids of the pictures of the grid, in their order. */
function idsInGrid(html: string): string[] {
  const grid = html.slice(html.indexOf('id="works"'), html.indexOf('<footer'))
  return [...grid.matchAll(/data-image="(\d+)"/g)].map((match) => match[1] ?? '')
}

const PAGES = [
  ['/', 'de', 'Die Zeichner - Agentur für Illustration', 'Intro'],
  ['/en', 'en', 'Zeichner - illustration agency', 'Intro'],
  ['/allezeichner', 'de', 'Alle Zeichner von A bis Z - Die Zeichner', 'Alle Zeichner'],
  ['/en/allartists', 'en', 'All artists from A to Z - Zeichner', 'All artists'],
  ['/illustrator/bo-lind', 'de', 'Bo Lind - Illustration - Die Zeichner', 'Bo Lind'],
  ['/en/illustrator/bo-lind', 'en', 'Bo Lind - illustration - Zeichner', 'Bo Lind'],
  ['/comic', 'de', 'Titel', 'Comic und Bildgeschichte'],
  ['/en/comic', 'en', 'Title', 'Comics and picture stories'],
] as const

describe.each(PAGES)('%s', (path, language, title, heading) => {
  test('has a title in its language and one heading', async () => {
    const { status, html } = await read(path)
    expect([status, languageOf(html), titleOf(html)]).toEqual([200, language, title])
    expect(headingsOf(html)).toEqual([heading])
    expect(metaOf(html, 'description')).toMatch(/./)
    expect(metaOf(html, 'robots')).toBeUndefined()
    expect(relatedTo(html, 'canonical')).toEqual([`https://www.zeichner.example${path}`])
    expect(html.match(/<link rel="alternate" hrefLang="/gi)).toHaveLength(3)
  })

  test('loads nothing from other hosts, has no inline script but that for hydration, and no unfilled placeholder', async () => {
    const { html } = await read(path)
    const visible = html.slice(html.indexOf('<body'), html.indexOf('<script'))
    expect(html.match(/\son[a-z]+="/)).toBeNull()
    expect(html.match(/<style|<link rel="stylesheet"(?![^>]* disabled)/g)).toEqual(['<style'])
    expect(html.match(/(?:src|srcset)="(?:https?:)?\/\//i)).toBeNull()
    expect(visible.match(/\{\w+\}|undefined|NaN/)).toBeNull()
  })
})

describe('the home page', () => {
  test('shows what editors placed: hero, both parts of the text, two news, testimonial and offer', async () => {
    const { html } = await read('/')
    const placed = ['Hero 3', 'Intro', 'Subhead', 'Neu 3', 'Neu 2', 'Gut.', 'Keine Zeit?']
    expect(placed.filter((text) => !html.includes(text))).toEqual([])
    expect(html.includes('Neu 1')).toBe(false)
    expect(html.match(/<source media="\(max-width: 640px\)" srcSet="\/media\/640\/\d+\.jpg/i)).not.toBeNull()
  })

  test('shows no artist twice in random order, but all new images', async () => {
    expect(idsInGrid((await read('/')).html)).toHaveLength(3)
    expect(idsInGrid((await read('/?order=new')).html).length).toBeGreaterThan(MANY_IMAGES)
  })

  test('shows nothing hidden', async () => {
    const { html } = await read('/allezeichner')
    expect(html.match(/Hidden Person|illustrator\/ghost/)).toBeNull()
  })
})

describe('a long grid', () => {
  test.each(['/comic', '/allezeichner', '/allezeichner?order=alpha', '/allezeichner?order=new'])(
    '%s is paged by links to its end, every image once',
    async (path) => {
      const seen: string[] = []
      for (let address: string | undefined = path; address; ) {
        const { html } = await read(address.replace('#works', ''))
        seen.push(...idsInGrid(html))
        address = linkOf(html, 'Mehr laden')
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(path === '/comic' ? MANY_IMAGES : MANY_IMAGES + 6)
    },
  )

  test('in random order the next page continues the visitor’s shuffle', async () => {
    const first = (await read('/allezeichner')).html
    const next = linkOf(first, 'Mehr laden') ?? ''
    expect(next).toMatch(/^\/allezeichner\?order=random&cursor=\d+-30-\d+#works$/)
    const rest = idsInGrid((await read(next.replace('#works', ''))).html)
    expect(rest).toHaveLength(7)
    expect(rest.filter((id) => idsInGrid(first).includes(id))).toEqual([])
  })

  test.each(['/allezeichner', '/illustrator/bo-lind'])(
    'on %s the link to a random order leads on to another one, of few',
    async (path) => {
      const last = (await read(`${path}?order=random&shuffle=${SHUFFLES - 1}`)).html
      const again = linkOf(last, 'Zufällig') ?? ''
      expect(again).toBe(`${path}?order=random&shuffle=0#works`)
      const first = (await read(again.replace('#works', ''))).html
      expect(linkOf(first, 'Zufällig')).toBe(`${path}?order=random&shuffle=1#works`)
      expect(idsInGrid(first)).not.toEqual(idsInGrid(last))
      expect(first).toMatch(/<a[^>]*rel="nofollow"[^>]*><span>Zufällig/)
    },
  )

  test.each(['?order=price', '?cursor=nonsense', '?cursor=31-99999-1', '?cursor=999-1-1', '?cursor=%00%FF'])(
    'a query of %s is no error',
    async (query) => {
      expect((await read(`/comic${query}`)).status).toBe(200)
      expect((await read(`/en/allartists${query}`)).status).toBe(200)
      expect((await read(`/${query}`)).status).toBe(200)
    },
  )
})

test('a portfolio shows the artist, in paragraphs, with styles and works', async () => {
  const { html } = await read('/illustrator/bo-lind')
  expect(
    html.match(/<p[^>]*><span>Bo zeichnet Wale\.<\/span><\/p><p[^>]*><span>Und Fische\.<\/span><\/p>/),
  ).not.toBeNull()
  expect(html.includes('alt="Porträt von Bo Lind"')).toBe(true)
  expect(linkOf(html, 'Comic')).toBe('/comic')
  expect(html.match(/alt="Ein Wal unter Wasser"/g)).toHaveLength(site.limits.pageSize)
  expect(linkOf(html, 'Mehr laden')).toMatch(/^\/illustrator\/bo-lind\?cursor=0-30-\d+#works$/)
})

test.each(['/illustrator/bo-lind', '/comic', '/en/allartists'])(
  '%s loads its first work before any other picture, and has all text before script',
  async (path) => {
    const { html } = await read(path)
    const main = html.slice(html.indexOf('<main'))
    const [, preloaded] = /<link rel="preload" as="image"[^>]*?(\/d?media\/[^ "]*)/i.exec(html) ?? []
    const works = [...main.matchAll(/<img[^>]*fetchPriority="high"[^>]*/gi)].map(([tag]) => tag)
    expect(works[0]).toContain(preloaded ?? 'nothing preloaded')
    expect(html).toContain(
      path.startsWith('/ill') ? 'Und Fische.' : path === '/comic' ? 'Bilder in Reihe.' : 'Ada Moor',
    )
  },
)

describe('a missing page', () => {
  test.each([
    ['/gibt-es-nicht', 'Dieses Blatt fehlt'],
    ['/en/nothing-here', 'This page is missing'],
    ['/illustrator/niemand', 'Dieses Blatt fehlt'],
    ['/en/illustrator/ghost', 'This page is missing'],
    ['/a/b/c', 'Dieses Blatt fehlt'],
    ['/notfound', 'Dieses Blatt fehlt'],
    ['/en/notfound', 'This page is missing'],
  ])('%s is answered with 404, in its language, with a way on', async (path, heading) => {
    const { status, html } = await read(path)
    expect([status, titleOf(html)]).toEqual([404, 'Die Zeichner - File Not Found'])
    expect(metaOf(html, 'description')).toBe('File not found')
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(relatedTo(html, 'canonical')).toEqual([])
    expect(headingsOf(html)).toEqual([heading])
    expect(linkOf(html, path.startsWith('/en') ? 'All artists' : 'Alle Zeichner')).toBeDefined()
  })

  test('/notfound also shows the home page, whose title is an h2', async () => {
    const { html } = await read('/notfound')
    expect(html.match(/<h2[^>]*>Intro<\/h2>/)).not.toBeNull()
    expect(html.includes('Hero 3')).toBe(true)
  })
})

test('the language switch leads to the same page and keeps the query', async () => {
  const { html } = await read('/allezeichner?order=new')
  expect(
    html.match(/<a[^>]*href="\/en\/allartists\?order=new&amp;lang=en"[^>]*aria-label="English \(EN\)"/),
  ).not.toBeNull()
  const current =
    /<a[^>]*href="\/allezeichner\?order=new&amp;lang=de"[^>]*aria-label="Deutsch \(DE\)" aria-current="true"/
  expect(html.match(current)).not.toBeNull()
})
