import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { aPlainPicture, openSearchAgency, SEARCH_START, type SearchAgency } from '#tests/search-agency.ts'

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

const get = (query: string) => world.agency.get(`/illusde/api/image-search${query}`)

async function send(colour: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(await aPlainPicture(colour))]), 'a.png')
  const answer = await fetch(`${world.agency.address}/illusde/api/image-search`, {
    method: 'POST',
    body: form,
  })
  const { id }: { id: string } = await answer.json()
  return id
}

describe('finding', () => {
  test('by words answers images, artists and styles', async () => {
    const answer = await get('?q=Aquarell%20wei%C3%9F')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60')
    expect(await answer.json()).toMatchObject({
      items: [{ Id: world.ids.Licht, Title: 'Licht' }],
      artists: [{ Name: 'Ada Moor' }],
      galleries: [{ GermanUrl: 'aquarell' }],
      next: null,
      count: 1,
      near: true,
    })
  })

  test('by a picture that was sent, and shows it small', async () => {
    const id = await send('#d62828')
    const answer = await get(`?image=${id}&limit=1`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { items, next, near, count } = await answer.json()
    expect([items.length, near, count > 1]).toEqual([1, true, true])
    const more = await (await get(`?image=${id}&limit=100&cursor=${next}`)).json()
    expect(more.items.map(({ Id }: { Id: number }) => Id)).not.toContain(items[0].Id)
    const thumbnail = await get(`/${id}/thumbnail`)
    expect([thumbnail.status, thumbnail.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(thumbnail.headers.get('Cache-Control')).toBe('no-store')
  })

  test('like an image, through every filter', async () => {
    const query = `?like=${world.ids.Stau}&style=0.8&gallery=aquarell&colour=%23d62828&animated=no&orientation=landscape`
    expect(await (await get(query)).json()).toMatchObject({ items: [{ Id: world.ids.Mohn }] })
  })

  test('nothing near says so, and what the images show of it', async () => {
    const nothing = { items: [], count: 0, near: false, shown: null }
    expect(await (await get('?q=qwertzuiop')).json()).toMatchObject(nothing)
    const some = { count: 2, near: false, shown: { words: ['Auto'], together: true } }
    expect(await (await get('?q=Auto%20Qwertz')).json()).toMatchObject(some)
  })
})

test.each([
  '',
  '?',
  '?image=b&like=1',
  '?like=0',
  '?like=x',
  '?q=ab&style=2',
  '?q=ab&style=x',
  '?q=ab&colour=red',
  '?q=ab&animated=maybe',
  '?q=ab&orientation=round',
  '?q=ab&limit=101',
  '?q=ab&limit=0',
  '?q=ab&cursor=x',
  `?q=${'a'.repeat(201)}`,
])('%j is refused', async (query) => {
  expect((await get(query)).status).toBe(400)
})

describe('a picture and more', () => {
  const idsOf = async (query: string) => {
    const { items }: { items: { Id: number }[] } = await (await get(query)).json()
    return items.map(({ Id }) => Id)
  }

  test('goes with words: those that answer them, the most similar first', async () => {
    const { Speed, Stau, Mohn } = world.ids
    expect(await idsOf(`?like=${Mohn}&q=auto`)).toEqual([Speed, Stau])
    expect(await idsOf(`?image=${await send('#2563c9')}&q=auto`)).toEqual([Stau, Speed])
  })

  test('goes by its colours', async () => {
    expect((await idsOf(`?like=${world.ids.Mohn}&by=colours`))[0]).toBe(world.ids.Speed)
  })

  test('goes by a part of it, which is embedded', async () => {
    const { embedded } = world.visual.counts
    const answer = await get(`?like=${world.ids.Mohn}&part=10,20,50,40&style=0`)
    expect([answer.status, world.visual.counts.embedded]).toEqual([200, embedded + 1])
  })

  test('old addresses with one colour mean what they meant', async () => {
    expect(await idsOf(`?q=auto&colour=d62828`)).toEqual([world.ids.Speed])
    expect(await idsOf(`?q=auto&colour=d62828&colour=2563c9`)).toEqual([])
  })
})

test.each([
  ['part', '?like=1&part=80,0,30,30'],
  ['part', '?like=1&part=0,0,0,30'],
  ['part', '?like=1&part=x'],
  ['part', '?like=1&part='],
  ['part', '?like=1&part=0,0,50,50&part=0,0,50,50'],
  ['part', '?q=auto&part=0,0,50,50'],
  ['by', '?like=1&by=size'],
  ['by', '?q=auto&by=colours'],
  ['image', '?like=1&image=a'],
  ['like', '?like=1&like=2'],
  ['q', '?q=auto&q=wal'],
  ['style', '?like=1&style=0&style=1'],
  ['colour', '?q=auto&colour=red'],
  ['colour', '?q=auto&colour=d62828&colour=red'],
  ['colour', `?q=auto${'&colour=d62828'.repeat(5)}`],
])('what is wrong with %s is said: %s', async (field, query) => {
  const answer = await get(query)
  const { error }: { error: { message: string } } = await answer.json()
  expect([answer.status, error.message]).toEqual([400, expect.stringMatching(new RegExp(`^${field}\\b`))])
})

test('a part of what is not there, or of what nobody may see, is not there', async () => {
  for (const id of [999_999_999, world.ids.Geheim])
    expect((await get(`?like=${id}&part=0,0,50,50`)).status).toBe(404)
})

test.each(['?image=x', '?image=AAAAAAAAAAAAAAAAAAAAAA', '?like=999999999', '/x/thumbnail', '/%00/thumbnail'])(
  '%s is not there',
  async (query) => {
    expect([400, 404]).toContain((await get(query)).status)
  },
)

test('a picture that was kept for its day is gone: 410', async () => {
  const id = await send('#d62828')
  world.time.now = new Date(SEARCH_START.getTime() + DAY_MS)
  const answers = [await get(`?image=${id}`), await get(`/${id}/thumbnail`)]
  world.time.now = SEARCH_START
  expect(answers.map(({ status }) => status)).toEqual([410, 410])
  expect(await answers[0]?.json()).toMatchObject({ error: { code: 'expired' } })
})

test('another method: 405', async () => {
  const answer = await world.agency.get('/illusde/api/image-search', {}, 'PUT')
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, POST, HEAD'])
})
