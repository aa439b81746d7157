import { beforeAll, describe, expect, test } from 'vitest'
import { openDecidingAgency } from '#tests/deciding-agency.ts'

let world: Awaited<ReturnType<typeof openDecidingAgency>>
let image = 0

beforeAll(async () => {
  world = await openDecidingAgency()
  image = world.imageIds[0] ?? 0
  return () => world[Symbol.asyncDispose]()
})

/** Sends the form as a browser without script does. */
function send(path: string, fields: Record<string, string>, cookie = '') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null', ...(cookie && { Cookie: cookie }) }
  return fetch(world.agency.address + path, { method: 'POST', redirect: 'manual', headers, body })
}

const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''

test('the page of a round is kept by nothing, found by nobody, and tells no other site its address', async () => {
  const { id } = await world.open()
  const { headers, status } = await world.agency.get(`/runde?id=${id}`)
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  const html = await (await world.agency.get(`/runde?id=${id}`)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Noch keine Herzen')
})

test('what a stranger adds to the address is not repeated with each image', async () => {
  const { id } = await world.open()
  const html = await (
    await world.agency.get(`/runde?id=${id}&sortiert=stimmen&id=${'b'.repeat(500)}&fremd=${'a'.repeat(500)}`)
  ).text()
  expect(html).toContain(`/runde?id=${id}&amp;sortiert=stimmen&amp;bild=${image}"`)
})

test('a collection without a round has no form', async () => {
  const answer = await world.call('POST', '', { images: [image], lang: 'de' })
  const { id } = await answer.json()
  const html = await (await world.agency.get(`/runde?id=${id}`)).text()
  expect(html).not.toContain('name="vote"')
})

describe('without script', () => {
  test('a vote and a comment are stored, and the page comes back to the picture with the name', async () => {
    const { id } = await world.open()
    const page = `/runde?id=${id}`
    const voted = await send(`${page}&sortiert=stimmen`, { name: 'Anna', vote: `${image}` })
    expect([voted.status, voted.headers.get('Location')]).toEqual([
      303,
      `${page}&name=Anna&sortiert=stimmen#bild-${image}`,
    ])
    const cookie = cookieOf(voted)
    const comment = { name: 'Anna', comment: `${image}`, [`text-${image}`]: 'Das ist es.\r\n<b>Ja</b>' }
    await send(page, comment, cookie)
    const html = await (await world.agency.get(`${page}&name=Anna`, { Cookie: cookie })).text()
    expect(html).toContain('1 Herz von Anna')
    expect(html).toContain('1 Kommentar')
    expect(html).toContain('Das ist es.\n&lt;b&gt;Ja&lt;/b&gt;')
    expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*name="unvote"/)
    await send(page, { name: 'Anna', unvote: `${image}` }, cookie)
    expect((await world.stateOf(id)).votes).toEqual([])
  })

  test('two people of one name are two, and one who corrects the name stays one', async () => {
    const { id } = await world.open()
    const page = `/runde?id=${id}`
    const first = await send(page, { name: 'Anna', vote: `${image}` })
    await send(page, { name: 'Anna', vote: `${image}` })
    await send(page, { name: 'Anne', vote: `${image}` }, cookieOf(first))
    const { people, votes } = await world.stateOf(id)
    expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Anne'])
    expect(votes).toHaveLength(2)
    expect(first.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
    await send(page, { name: 'Ben', vote: `${image}` }, 'round-reader=made up')
    expect((await world.stateOf(id)).people).toHaveLength(3)
  })

  test('what is wrong is said, and nothing typed is lost', async () => {
    const { id } = await world.open()
    const typed = `${'ä'.repeat(9_999)}!`
    const answer = await send(`/en/runde?id=${id}`, {
      name: 'Anna',
      comment: `${image}`,
      [`text-${image}`]: typed,
    })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    expect(html).toContain('This comment is too long. Please keep it to 1,000 characters.')
    expect(html).toContain(`${typed}</textarea>`)
    expect(html).toContain('value="Anna"')
  })

  test('a closed round is read-only, and says so to whoever was writing', async () => {
    const round = await world.open()
    await world.comment(round.id, 'Ben', 'Mir gefällt das.')
    await world.asOwner(round, 'PATCH', '', { isOpen: false })
    const page = `/runde?id=${round.id}`
    const html = await (await world.agency.get(page)).text()
    expect(html).toContain('Diese Runde ist geschlossen')
    expect(html).toContain('Mir gefällt das.')
    expect(html).not.toContain('name="text-')
    const late = await send(page, { name: 'Anna', comment: `${image}`, [`text-${image}`]: 'Zu spät' })
    const answer = await late.text()
    expect(late.status).toBe(409)
    expect(answer).toContain('Diese Runde wurde inzwischen geschlossen')
    expect(answer).toContain('Zu spät')
  })

  test('its owner closes it, opens it again and hides people; a reader cannot', async () => {
    const round = await world.open()
    await world.vote(round.id, 'Anna')
    const page = `/runde?id=${round.id}`
    const owner = `round-owner-${round.id}=${round.secret}`
    const html = await (await world.agency.get(page, { Cookie: owner })).text()
    expect(html).toContain('Sie leiten diese Runde')
    expect(html).toMatch(/<button[^>]*name="close"/)
    await send(page, { close: '1' })
    await send(page, { close: '1' }, `round-owner-${round.id}=made-up`)
    expect((await world.stateOf(round.id)).isOpen).toBe(true)
    const closed = await send(page, { close: '1' }, owner)
    expect([closed.status, closed.headers.get('Location')]).toEqual([303, page])
    expect((await world.stateOf(round.id)).isOpen).toBe(false)
    await send(page, { reopen: '1' }, owner)
    const { isOpen, people } = await world.stateOf(round.id)
    expect(isOpen).toBe(true)
    await send(page, { hide: people[0].id }, owner)
    expect((await world.stateOf(round.id)).people).toEqual([])
  })

  test('a form of another site: 403', async () => {
    const { id } = await world.open()
    const answer = await fetch(`${world.agency.address}/runde?id=${id}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ name: 'Anna', vote: `${image}` }),
    })
    expect(answer.status).toBe(403)
  })
})

test('sorted by votes, the pictures with the most come first and keep their numbers', async () => {
  const { id } = await world.open()
  await world.vote(id, 'Anna', { image: world.imageIds[1] })
  const html = await (await world.agency.get(`/runde?id=${id}&sortiert=stimmen`)).text()
  const order = [...html.matchAll(/<li[^>]*data-image="(\d+)"/g)].map(([, found]) => Number(found))
  expect(order).toEqual([world.imageIds[1], image])
})
