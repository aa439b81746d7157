import { beforeAll, describe, expect, test } from 'vitest'
import { FACETS } from '#domain/catalogue/narrowing/narrowing.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { aPlainPicture } from '#tests/search-agency.ts'
import { openSmallVisualSearch, type SmallVisualSearch } from '#tests/small-visual-search.ts'

const NOW = new Date('2026-11-23T09:00:00Z')

let agency: TestAgency
let visual: SmallVisualSearch
let mouse: number

/** Ada is free in Köln, Otto in London not before spring, Ida tells nothing; each has works of another technique. */
beforeAll(async () => {
  visual = openSmallVisualSearch()
  agency = await openTestAgency({ clock: { now: () => NOW }, visual })
  const { db } = agency.services.database
  const animals = await addGallery(db, {
    germanUrl: 'tiere',
    description: 'Animals',
    germanDescription: 'Tiere',
  })
  const confirmed = { availabilityConfirmedAt: new Date('2026-11-20T09:00:00Z') }
  const free = { availableFrom: '2026-11-01', ...confirmed }
  const ada = await addArtist(db, { townDe: 'Köln', townEn: 'Cologne', ...free, languages: ['de', 'fr'] })
  const booked = { availableFrom: '2027-03-01', ...confirmed }
  const london = { townDe: 'London', townEn: 'London' }
  const otto = await addArtist(db, { code: 'otto-lang', name: 'Otto Lang', ...london, ...booked })
  const ida = await addArtist(db, { code: 'ida-still', name: 'Ida Still', portraitId: null })
  const add = async (artistId: number, keywordsDe: string, colour: string, more: object = {}) => {
    const id = await addImage(db, {
      artistId,
      keywordsDe,
      galleryIds: [animals],
      titleDe: keywordsDe,
      ...more,
    })
    await visual.add(id, await aPlainPicture(colour))
    return id
  }
  await add(ada, 'Wal, Aquarell', '#d62828')
  await add(ada, 'Fuchs, Aquarell', '#2563c9', { id: await addPicture(db, { width: 800, height: 1200 }) })
  await add(otto, 'Igel, Linolschnitt', '#d62828')
  await add(otto, 'Reh, Linolschnitt', '#fafafa', { animation: true })
  mouse = await add(ida, 'Maus', '#2563c9')
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function open(path: string) {
  const answer = await agency.get(path)
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
  return { answer, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main')) }
}
const read = (call: string) => agency.getJson(`/illusde/api/${call}`)
const countIn = (main: string) => new Set([...main.matchAll(/data-image="(\d+)"/g)].map(([, id]) => id)).size
const optionIn = (main: string, value: string) =>
  new RegExp(`<option value="${value}"[^>]*>([^<]*)</option>`).exec(main)?.[1]

describe('a gallery', () => {
  test.each([
    ['technik=aquarell', 2],
    ['format=portrait', 1],
    ['farbe=d62828', 2],
    ['bewegt=ja', 1],
    ['ort=london', 2],
    ['sprache=fr', 2],
    ['frei=ja', 2],
    ['technik=aquarell&farbe=d62828', 1],
    ['technik=linolschnitt&frei=ja', 0],
  ])('by %s shows %i images, and so do its list and that of all images', async (query, count) => {
    const { main } = await open(`/tiere?${query}`)
    expect(countIn(main)).toBe(count)
    for (const list of ['galleries/de/tiere/images', 'images/all'])
      expect(await read(`${list}?${query}`)).toHaveProperty('items.length', count)
  })

  test('says beside each choice how many it has, in both languages, and offers none that says nothing', async () => {
    const { main } = await open('/tiere')
    expect(optionIn(main, 'aquarell')).toBe('Aquarell (2)')
    expect(optionIn(main, 'koeln')).toBe('Köln (2)')
    expect(optionIn(main, 'fr')).toBe('Französisch (2)')
    expect(main).toContain('Jetzt frei (2)')
    const english = (await open('/en/tiere?technik=linolschnitt')).main
    expect(optionIn(english, 'aquarell')).toBe('Watercolour (2)')
    expect(optionIn(english, 'koeln')).toBe('Cologne (0)')
    expect(english).toMatch(/<option value="koeln" disabled=""/)
    expect(english).toContain('aria-label="Remove filter: Linocut"')
  })

  test('that nothing is left of says what to drop for most', async () => {
    const { main } = await open('/tiere?technik=linolschnitt&frei=ja&format=landscape')
    const ways = [...main.matchAll(/href="([^"]*)"[^>]*>(Ohne [^<]*)</g)].map(([, href, name]) => [
      name,
      href,
    ])
    expect(ways).toEqual([
      ['Ohne „Jetzt frei“: 2 Bilder', '/tiere?technik=linolschnitt&format=landscape'],
      ['Ohne „Linolschnitt“: 1 Bild', '/tiere?format=landscape&frei=ja'],
    ])
  })

  test('says that a filter does not exist, and shows the rest', async () => {
    for (const query of ['technik=zaubern', 'ort=atlantis', 'farbe=red', 'format=round', 'sprache=xx']) {
      const { main, answer } = await open(`/tiere?${query}`)
      expect([answer.status, countIn(main)]).toEqual([200, 5])
      expect(main).toContain('gibt es bei uns nicht')
    }
    expect((await open('/tiere?technik=&ort=')).main).not.toContain('gibt es bei uns nicht')
  })

  test('keeps its own address for search engines, and is not cached', async () => {
    const { html, answer } = await open('/tiere?technik=aquarell')
    expect(html).toMatch(/rel="canonical" href="[^"]*\/tiere"/)
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60')
    expect(countIn((await open('/tiere?farbe=fafafa')).main)).toBe(1)
    await visual.add(mouse, await aPlainPicture('#fafafa'))
    expect(countIn((await open('/tiere?farbe=fafafa')).main)).toBe(2)
    await visual.add(mouse, await aPlainPicture('#2563c9'))
  })

  test('keeps its filters in every order, in the other language and on further pages', async () => {
    const { main, html } = await open('/tiere?order=new&technik=aquarell')
    expect(main).toContain('<input type="hidden" name="order" value="new"/>')
    expect(html).toContain('/en/tiere?order=new&technik=aquarell&lang=en')
  })
})

describe('the count beside the title and the sentence below it are of the same list', () => {
  const countsIn = (main: string) => ({
    title: /<sup[^>]*>\s*(\d+)<\/sup>/.exec(main)?.[1],
    sentence: /<p role="status"[^>]*>(?:<span class="visually-hidden">)?([^<]*)</.exec(main)?.[1],
    heading: /<h2>([^<]*)</.exec(main)?.[1],
  })

  test.each([
    ['/tiere', '5', '5 Bilder'],
    ['/tiere?technik=aquarell', '5', '2 von 5 Bildern'],
    ['/en/tiere?format=portrait', '5', '1 of 5 images'],
    ['/allezeichner', '3', ''],
    ['/allezeichner?ort=london', '3', '1 von 3 Mappen'],
    ['/illustrator/ada-moor', undefined, '2 Bilder'],
    ['/illustrator/ada-moor?format=portrait', undefined, '1 von 2 Bildern'],
  ])('%s', async (path, title, sentence) => {
    expect(countsIn((await open(path)).main)).toMatchObject({ title, sentence })
  })

  test.each([
    ['/image-search?q=Aquarell', '2 Bilder'],
    ['/image-search?q=Aquarell&format=portrait', '1 von 2 Bildern'],
    ['/en/image-search?q=Aquarell&format=portrait', '1 of 2 images'],
  ])('%s', async (path, heading) => {
    expect(countsIn((await open(path)).main)).toMatchObject({ heading })
  })
})

test('a portfolio offers what its works differ in, not what is the same of all', async () => {
  const { main } = await open('/illustrator/ada-moor')
  expect([optionIn(main, 'portrait'), optionIn(main, 'koeln'), optionIn(main, 'aquarell')]).toEqual([
    'Hochformat (1)',
    undefined,
    undefined,
  ])
  const narrowed = (await open('/illustrator/ada-moor?format=portrait')).main
  expect(countIn(narrowed)).toBe(1)
  expect(narrowed).toContain('href="/illustrator/ada-moor?order=new&format=portrait#works"')
})

describe('all artists', () => {
  const names = (main: string) =>
    [
      ...new Set([...main.matchAll(/href="\/(?:en\/)?illustrator\/([a-z-]+)"/g)].map(([, code]) => code)),
    ].sort()

  test.each([
    ['', ['ada-moor', 'ida-still', 'otto-lang']],
    ['?frei=ja', ['ada-moor']],
    ['?ort=london', ['otto-lang']],
    ['?farbe=d62828', ['ada-moor', 'otto-lang']],
    ['?farbe=d62828&technik=linolschnitt', ['otto-lang']],
    ['?sprache=fr&bewegt=ja', []],
  ])('by %j are %j, as faces and in the API as well', async (query, expected) => {
    expect(names((await open(`/allezeichner${query}`)).main)).toEqual(expected)
    const faces = `/en/allartists?ansicht=gesichter${query.replace('?', '&')}`
    expect(names((await open(faces)).main)).toEqual(expected)
    expect(
      JSON.stringify(await read(`artists/all${query}`))
        .match(/(?<=illustrator\/)[a-z-]+/g)
        ?.sort() ?? [],
    ).toEqual(expected)
  })

  test('as faces show a work each, and initials where there is no portrait', async () => {
    const { main } = await open('/allezeichner?ansicht=gesichter&technik=aquarell')
    expect(main).toMatch(/<a[^>]*aria-current="true"[^>]*><span>Als Gesichter/)
    expect(main).toContain('href="/allezeichner?technik=aquarell"')
    const whole = (await open('/allezeichner?ansicht=gesichter')).main
    expect(whole).toContain('>IS<')
  })
})

test('a search counts beside each choice what it finds', async () => {
  const { main } = await open('/image-search?q=Aquarell')
  expect(optionIn(main, 'portrait')).toBe('Hochformat (1)')
  const narrowed = (await open('/image-search?q=Aquarell&format=portrait')).main
  expect(countIn(narrowed)).toBe(1)
  expect(narrowed).toContain('href="/image-search?q=Aquarell"')
})

test.each([
  'technik=zaubern',
  'farbe=red',
  'bewegt=maybe',
  'ort=%3C',
  'sprache=xx',
  'frei=nein',
  'format=round',
])('the API refuses %s by name', async (query) => {
  const answer = await agency.get(`/illusde/api/images/all?${query}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toContain(query.split('=')[0])
})

test('the API describes the filters of all its lists', async () => {
  const lists = ['/images/all', '/galleries/{lang}/{gname}/images', '/artist/{ArtistId}/images']
  const parameters = expect.arrayContaining(FACETS.map((name) => expect.objectContaining({ name })))
  const described = [...lists, '/artists/all', '/image-search'].map((path) => [path, { get: { parameters } }])
  expect(await read('openapi.json')).toMatchObject({ paths: Object.fromEntries(described) })
})
