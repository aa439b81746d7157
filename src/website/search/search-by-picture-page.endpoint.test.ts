import { beforeAll, describe, expect, test } from 'vitest'
import { aMoodboard, aPatchwork, BLUES, REDS } from '#tests/pictures.ts'
import { openSearchAgency, type SearchAgency } from '#tests/search-agency.ts'

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

async function open(query: string, path = '/image-search') {
  const answer = await world.agency.get(`${path}${query}`)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '')
  return { status: answer.status, headers: answer.headers, main: main.replaceAll('&amp;', '&') }
}

const shown = (main: string) => [...main.matchAll(/data-image="(\d+)"/g)].map((match) => Number(match[1]))

describe('a picture with words', () => {
  test.each([
    ['/image-search', 'Ähnliche Bilder zu „auto“', '2 Bilder', 'Mit Worten eingrenzen'],
    ['/en/image-search', 'Similar images for “auto”', '2 images', 'Narrow down with words'],
  ])('on %s names both, counts, and keeps the field', async (path, heading, count, field) => {
    const { Mohn, Speed, Stau } = world.ids
    const { main } = await open(`?like=${Mohn}&q=auto`, path)
    for (const text of [heading, count, `aria-label="${field}"`, 'value="auto"']) expect(main).toContain(text)
    expect(shown(main)).toEqual([Speed, Stau])
  })

  test('that nothing answers says so, and leads to the search without them', async () => {
    const { Mohn } = world.ids
    const { main } = await open(`?like=${Mohn}&q=qwertzuiop`)
    expect(main).toContain('Leider haben wir zu Ihrer Suche nichts gefunden')
    expect(main).toContain(`href="/image-search?like=${Mohn}"`)
    expect(main).toContain('Ohne „qwertzuiop“ suchen')
  })
})

test.each([
  ['/image-search', 'die so arbeiten'],
  ['/en/image-search', 'Artists who work like this'],
])('beside what a picture finds, %s names who works like it', async (path, heading) => {
  expect((await open(`?like=${world.ids.Mohn}`, path)).main).toContain(heading)
  expect((await open('?q=auto', path)).main).not.toContain(heading)
})

describe('a part of an image', () => {
  test('is framed, and stays in every link and form of the page', async () => {
    const query = `?like=${world.ids.Stau}&part=10,20,50,40&style=0`
    const { status, main } = await open(query)
    expect(status).toBe(200)
    expect(main).toContain('Ausschnitt: 10 % von links, 20 % von oben, 50 % breit, 40 % hoch')
    expect(main).toContain(`href="/image-search?like=${world.ids.Stau}&part=10,20,50,40&by=colours"`)
    expect(main.match(/name="part" value="10,20,50,40"/g)).toHaveLength(3)
  })

  test.each(['part=80,0,30,30', 'part=0,0,0,0', 'part=x', 'part=', 'part=9&part=0,0,50,50'])(
    '%s is none: the whole image is searched by',
    async (part) => {
      const { status, main } = await open(`?like=${world.ids.Stau}&${part}`)
      expect([status, main.includes('Ausschnitt:'), shown(main).length > 0]).toEqual([200, false, true])
    },
  )

  test.each([
    ['/image-search', '10,20,50,40', 'Gerade sehen wir uns viele Bilder an'],
    ['/en/image-search', '10,20,50,41', 'looking at a lot of images right now'],
  ])(
    'while too many are embedded: %s says when to come back, and is not cached',
    async (path, part, text) => {
      world.visual.setBusy(true)
      const query = `?like=${world.ids.Licht}&part=${part}`
      const { status, headers, main } = await open(query, path)
      world.visual.setBusy(false)
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
        503,
        '2',
        'no-store',
      ])
      expect(main).toContain(text)
      expect((await open(query, path)).status).toBe(200)
    },
  )

  test('of an image that nobody sees, or that is not there, is missing', async () => {
    for (const id of [world.ids.Geheim, 999_999_999])
      expect((await open(`?like=${id}&part=0,0,50,50`)).status).toBe(404)
  })
})

describe('several colours', () => {
  test('are chosen again on the page, and are as many filters', async () => {
    const { main } = await open('?q=auto&colour=d62828&colour=2563c9')
    expect(main.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(2)
    expect(main).toContain('2 Filter aktiv')
  })

  test('may be others than the catalogue has most of', async () => {
    const { main } = await open('?q=auto&colour=123456')
    expect(main).toMatch(/<input[^>]*type="checkbox"[^>]*value="123456"/)
  })

  test('are the first four of five', async () => {
    const colours = ['111111', 'd62828', '2563c9', 'fafafa', '808080'].map((colour) => `&colour=${colour}`)
    const { status, main } = await open(`?q=auto${colours.join('')}`)
    expect([status, main.includes('4 Filter aktiv')]).toEqual([200, true])
  })
})

test.each([
  ['style=1', 'Mehr in diesem Stil'],
  ['style=0', 'Mehr mit diesem Motiv'],
  ['by=colours', 'Mehr in diesen Farben'],
])('the page by %s says which it shows, and leads to the others', async (query, heading) => {
  const { main } = await open(`?like=${world.ids.Stau}&${query}`)
  expect(main).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  for (const other of ['style=1', 'style=0', 'by=colours'])
    expect(main).toContain(`href="/image-search?like=${world.ids.Stau}&${other}"`)
})

describe('pictures in a picture', () => {
  const [FIRST, SECOND] = ['2,2,47,47', '51,2,47,47']
  let id: string

  beforeAll(async () => {
    const pictures = await Promise.all([REDS, BLUES, BLUES, REDS].map((colours) => aPatchwork(colours)))
    const form = new FormData()
    form.set('file', new Blob([Uint8Array.from(await aMoodboard(pictures))]), 'board.png')
    const sent = await fetch(`${world.agency.address}/illusde/api/image-search`, {
      method: 'POST',
      body: form,
    })
    id = (await sent.json()).id
  })

  /** Name and address of each link beside the picture, and the current one's name. */
  function linksOf(main: string, path = '/image-search') {
    const nav = /<nav.*?<\/nav>/s.exec(main)?.[0] ?? ''
    const links = [...nav.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)<\/a>/g)]
    return {
      text: nav.replaceAll(/<[^>]+>/g, ' '),
      links: links.map(([, href = '', , name]) => [name, href.replace(`${path}?image=${id}`, '')]),
      current: links.find(([, , rest = '']) => rest.includes('aria-current'))?.[3],
    }
  }

  test.each([
    ['/image-search', 'mehrere Bilder', 'Ganzes Bild', 'Bild'],
    ['/en/image-search', 'several images', 'Whole image', 'Image'],
  ])('on %s are said, marked, and led to, each by a link', async (path, sentence, whole, name) => {
    const { main } = await open(`?image=${id}`, path)
    const { text, links, current } = linksOf(main, path)
    expect(text).toContain(sentence)
    expect(links).toEqual([
      [whole, ''],
      [`${name} 1`, `&part=${FIRST}`],
      [`${name} 2`, `&part=${SECOND}`],
      [`${name} 3`, '&part=2,51,47,47'],
      [`${name} 4`, '&part=51,51,47,47'],
    ])
    expect(current).toBe(whole)
    expect(main).toContain('style="inset:2% 51% 51% 2%"')
  })

  test('are searched by one at a time, which every form and link keeps', async () => {
    const { main } = await open(`?image=${id}&part=${SECOND}&style=0`)
    expect([world.ids.Stau, world.ids.Tiefe]).toContain(shown(main)[0])
    const { links, current } = linksOf(main)
    expect(current).toBe('Bild 2')
    expect(links[0]).toEqual(['Ganzes Bild', '&style=0'])
    expect(main).toContain(`href="/image-search?image=${id}&part=${SECOND}&by=colours"`)
    expect(main.match(new RegExp(`name="part" value="${SECOND}"`, 'g'))).toHaveLength(3)
    expect(main).toContain('Ausschnitt: 51 % von links')
  })

  test('by their colours are compared by their own', async () => {
    const { main } = await open(`?image=${id}&part=${SECOND}&by=colours`)
    expect([world.ids.Stau, world.ids.Tiefe]).toContain(shown(main)[0])
  })

  test('a part that was not looked at counts as not said, and no form keeps it', async () => {
    const { status, main } = await open(`?image=${id}&part=10,10,30,30`)
    expect([status, linksOf(main).current]).toEqual([200, 'Ganzes Bild'])
    expect(main).not.toContain('name="part"')
  })
})

describe('the form that works without script', () => {
  const send = (path: string, body: FormData, site = 'same-origin') =>
    fetch(world.agency.address + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': site, Origin: 'null' },
      body,
    })
  const withFile = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'bild')
    return form
  }

  test.each([
    ['/image-search', 'Mit einem eigenen Bild suchen', 'Mit dieser Datei können wir nicht suchen.'],
    ['/en/image-search', 'Search by an image of your own', 'We can’t search by this file.'],
  ])('on %s leads to what is like the picture, and says what is no picture', async (path, label, unfit) => {
    expect((await open('', path)).main).toContain(label)
    const found = await send(path, withFile(await aPatchwork(REDS)))
    expect(found.status).toBe(303)
    expect(found.headers.get('Cache-Control')).toMatch(/no-store/)
    const { pathname, search } = new URL(found.headers.get('Location') ?? '', world.agency.address)
    expect(pathname).toBe(path)
    expect(shown((await open(search, pathname)).main).length).toBeGreaterThan(0)
    const wrong = await send(path, withFile(new TextEncoder().encode('kein Bild')))
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain(unfit)
  })

  test('says so as well of a file that is too large, of none, and refuses other sites', async () => {
    const large = await send('/image-search', withFile(new Uint8Array(16 * 1024 * 1024)))
    expect([large.status, (await large.text()).includes('bis 15 MB')]).toEqual([422, true])
    const none = await send('/image-search', withFile(new Uint8Array()))
    expect(await none.text()).toContain('Bitte wählen Sie erst ein Bild aus.')
    expect((await send('/image-search', withFile(new Uint8Array(9)), 'cross-site')).status).toBe(403)
  })
})
