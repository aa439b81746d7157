import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import { PUBLIC_WEB } from '#platform/http/fetch-guarded.server.ts'
import { site } from '#site/site.server.ts'
import { aPlainPicture, openSearchAgency, type SearchAgency } from '#tests/search-agency.ts'

let world: SearchAgency
let red: Buffer
let pictures = ''
/** Each test is a visitor of its own, so that limits of one do not reach another. */
let visitor = 0

beforeAll(async () => {
  red = await aPlainPicture('#d62828')
  const server = createServer((request, response) => {
    if (request.url === '/red.png') response.end(red)
    else if (request.url === '/inside') response.writeHead(302, { Location: 'http://127.0.0.1/' }).end()
    else if (request.url === '/other-protocol')
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
    else if (request.url === '/large')
      response.writeHead(200, { 'Content-Length': LARGEST_PICTURE_BYTES + 1 }).end()
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  pictures = `http://pictures.example:${port}`
  world = await openSearchAgency({
    environment: { TRUST_PROXY: '1' },
    guard: {
      resolve: async (host) => (host === 'pictures.example' ? [{ address: '127.0.0.1', family: 4 }] : []),
      mayConnect: (address, wantedPort) => wantedPort === port || PUBLIC_WEB.mayConnect(address, wantedPort),
    },
  })
  return async () => {
    server.closeAllConnections()
    server.close()
    await world[Symbol.asyncDispose]()
  }
})

beforeEach(() => {
  visitor++
})

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { method: 'POST', headers: { 'X-Forwarded-For': `192.0.2.${visitor}`, ...headers }, body }
  return fetch(`${world.agency.address}/illusde/api/image-search`, Object.assign(sent, { duplex: 'half' }))
}

function sendFile(bytes: Uint8Array, headers?: Record<string, string>): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'wal.png')
  return post(form, headers)
}

function sendAddress(url: unknown): Promise<Response> {
  return post(JSON.stringify({ url }), { 'Content-Type': 'application/json' })
}

async function codeOf(answer: Response): Promise<[number, string]> {
  const { error }: { error: { code: string } } = await answer.json()
  return [answer.status, error.code]
}

describe('a picture to search by', () => {
  test('answers the most similar images under an id', async () => {
    const answer = await sendFile(red)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { id, items } = await answer.json()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect([world.ids.Speed, world.ids.Mohn]).toContain(items[0].Id)
  })

  test('is fetched from its address, also out of a search engine’s link', async () => {
    expect((await sendAddress(`${pictures}/red.png`)).status).toBe(201)
    const wrapped = `https://search.example/imgres?imgurl=${encodeURIComponent(`${pictures}/red.png`)}`
    expect((await sendAddress(wrapped)).status).toBe(201)
  })

  test('is read out of a data image', async () => {
    expect((await sendAddress(`data:image/png;base64,${red.toString('base64')}`)).status).toBe(201)
  })

  test('as a large text is read where nothing stands besides it', async () => {
    const url = `data:image/png;base64,${Buffer.concat([red, Buffer.alloc(300_000)]).toString('base64')}`
    const send = (text: string) => post(text, { 'Content-Type': 'application/json' })
    expect((await send(`{ "url" : ${JSON.stringify(url)} }`)).status).toBe(201)
    for (const more of [`"more": []`, `"url": ${'['.repeat(200)}`])
      expect((await send(`{"url": ${JSON.stringify(url)}, ${more}}`)).status).toBe(400)
  })

  test('is embedded and searched by once, for the answer and for the page and what it loads after', async () => {
    const { counts } = world.visual
    const before = { ...counts }
    const { id } = await (await sendFile(red)).json()
    const page = await world.agency.get(`/image-search?image=${id}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Mohn')
    await world.agency.get(`/illusde/api/image-search?image=${id}&limit=1&cursor=1`)
    expect(counts).toMatchObject({
      embedded: before.embedded + 1,
      searched: before.searched + 1,
      measured: before.measured,
    })
    await world.agency.get(`/image-search?image=${id}&style=0.9`)
    await world.agency.get(`/image-search?image=${id}&gallery=aquarell`)
    expect(counts).toMatchObject({
      embedded: before.embedded + 1,
      searched: before.searched + 3,
      measured: before.measured,
    })
  })

  test('is searched by again once the catalogue has changed', async () => {
    const { id } = await (await sendFile(red)).json()
    const { searched } = world.visual.counts
    await world.agency.services.readModel.reload()
    await world.agency.get(`/image-search?image=${id}`)
    expect(world.visual.counts.searched).toBe(searched + 1)
  })

  test('is announced while it is still on its way', async () => {
    const { warmed, embedded } = world.visual.counts
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const sender = writable.getWriter()
    const sending = post(readable, { 'Content-Type': 'multipart/form-data; boundary=b' })
    await sender.write(Buffer.from('--b'))
    await expect.poll(() => world.visual.counts).toMatchObject({ warmed: warmed + 1, embedded })
    await sender.close()
    expect((await sending).status).toBe(400)
  })

  test('may be as large as it may be', async () => {
    const answer = await sendFile(Buffer.concat([red, Buffer.alloc(LARGEST_PICTURE_BYTES - red.length)]))
    expect(answer.status).toBe(201)
  })
})

describe('is refused', () => {
  test.each([
    ['an empty file', () => sendFile(new Uint8Array()), 422, 'empty'],
    ['a text', () => sendFile(Buffer.from('kein Bild')), 415, 'not_an_image'],
    ['a file too large', () => sendFile(Buffer.alloc(LARGEST_PICTURE_BYTES + 1)), 413, 'too_large'],
    [
      'a form much too large',
      () => sendFile(Buffer.alloc(LARGEST_PICTURE_BYTES + 100_000)),
      413,
      'too_large',
    ],
    ['a form without a file', () => post(new FormData()), 400, 'invalid_request'],
    ['a text in place of a file', () => post(formWith('file', 'red.png')), 400, 'invalid_request'],
    ['a file by another name', () => post(formWith('picture', 'red.png')), 400, 'invalid_request'],
    [
      'a form that is none',
      () => post('x', { 'Content-Type': 'multipart/form-data; boundary=a' }),
      400,
      'invalid_request',
    ],
    [
      'JSON without an address',
      () => post('{}', { 'Content-Type': 'application/json' }),
      400,
      'invalid_request',
    ],
    ['broken JSON', () => post('{"url', { 'Content-Type': 'application/json' }), 400, 'invalid_request'],
    ['a number for an address', () => sendAddress(1), 400, 'invalid_request'],
    [
      'a type of its own',
      () => post(red.toString('base64'), { 'Content-Type': 'image/png' }),
      415,
      'unsupported_type',
    ],
    ['no address', () => sendAddress('ein Wal'), 422, 'address_malformed'],
    ['a file of ours', () => sendAddress('file:///etc/passwd'), 422, 'address_forbidden'],
    ['an address of ours', () => sendAddress('http://127.0.0.1/a.png'), 422, 'address_forbidden'],
    [
      'ours in a search link',
      () => sendAddress('https://a.example/?imgurl=http%3A%2F%2F%5B%3A%3A1%5D%2F'),
      422,
      'address_forbidden',
    ],
    ['a way to us', () => sendAddress(`${pictures}/inside`), 422, 'address_forbidden'],
    ['a dead address', () => sendAddress(`${pictures}/none`), 422, 'address_unreachable'],
    ['a name that nobody has', () => sendAddress('http://nobody.example/a.png'), 422, 'address_unreachable'],
    ['an address of too much', () => sendAddress(`${pictures}/large`), 413, 'too_large'],
    ['a data image of nothing', () => sendAddress('data:image/png;base64,'), 422, 'empty'],
    ['a data image of something else', () => sendAddress('data:image/png;base64,AAAA'), 415, 'not_an_image'],
  ])('%s', async (_, sendIt, status, code) => {
    expect(await codeOf(await sendIt())).toEqual([status, code])
  })

  test('a body that is sent in pieces and never says how much', async () => {
    const piece = new Uint8Array(1024 * 1024)
    let pieces = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (pieces++ < 40 ? controller.enqueue(piece) : controller.close()),
    })
    const answer = await post(body, { 'Content-Type': 'multipart/form-data; boundary=a' }).catch(() => null)
    // Some clients do not read the answer while they are still sending.
    if (answer) expect(answer.status).toBe(413)
    expect((await sendFile(red)).status).toBe(201)
  })

  test('from a page of another site', async () => {
    expect(await codeOf(await sendFile(red, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual([403, 'forbidden'])
    expect((await sendFile(red, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201)
  })

  test('while too many are embedded', async () => {
    world.visual.setBusy(true)
    const answer = await sendFile(red)
    world.visual.setBusy(false)
    expect(answer.headers.get('Retry-After')).toBe('2')
    expect(await codeOf(answer)).toEqual([503, 'busy'])
  })

  test('beyond the limit of a network, which says when to come back', async () => {
    const { most, withinSeconds } = site.limits.requests.imageSearch
    for (let time = 0; time < most; time++) await sendAddress('none')
    const answer = await sendFile(red)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(withinSeconds - 60)
    expect(await codeOf(answer)).toEqual([429, 'too_many'])
    visitor++
    expect((await sendFile(red)).status).toBe(201)
  })
})

test('servers that answer with another protocol keep nobody from searching', async () => {
  // More in all than may be fetched at once, and never more at once than there are places for.
  for (let round = 0; round < 3; round++) {
    const everyone = await Promise.all(
      Array.from({ length: 10 }, () => {
        visitor++
        return sendAddress(`${pictures}/other-protocol`)
      }),
    )
    expect(everyone.map(({ status }) => status)).toEqual(everyone.map(() => 422))
  }
  visitor++
  expect((await sendFile(red)).status).toBe(201)
})

test('nothing of an address or a picture is logged', () => {
  expect(JSON.stringify(world.agency.logged())).not.toContain('pictures.example')
})

function formWith(name: string, value: string): FormData {
  const form = new FormData()
  form.set(name, value)
  return form
}
