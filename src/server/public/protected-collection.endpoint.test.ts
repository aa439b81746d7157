import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { WRONG_TRIES } from '#platform/rate-limits/link-passwords.server.ts'
import { site } from '#site/site.server.ts'
import { MAIL_AGENCY_START, type MailAgency, openMailAgency } from '#tests/mail-agency.ts'

let world: MailAgency
let id = ''
const NOTE = 'Nur für Katrin'
const PASSWORD = 'wale und moor'
/** The number of passwords that may be computed or wait at once. */
const MOST_HASHING = 22

beforeAll(async () => {
  world = await openMailAgency()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(async () => {
  world.time.now = MAIL_AGENCY_START
  world.mail.received.length = 0
  const saved = await world.save({ [world.imageIds[0] ?? 0]: NOTE }, world.imageIds.slice(0, 2), 'Kochbuch')
  id = await protect(saved, { password: PASSWORD, day: '' })
})

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(world.agency.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: world.agency.address, ...headers },
    body: new URLSearchParams(fields),
  })
}

async function protect(saved: string, fields: { password: string; day: string }): Promise<string> {
  const answer = await post(`/auswahl/schutz?id=${saved}`, fields)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('Location') ?? '', world.agency.address).searchParams.get('neu') ?? ''
}

async function cookieOf(of: string): Promise<string> {
  const answer = await post(`/auswahl/passwort?id=${of}`, { password: PASSWORD })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/auswahl?id=${of}`])
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('a shared collection with a password', () => {
  test.each([
    ['', 'Diese Auswahl ist geschützt', 'stimmt nicht'],
    ['/en', 'This collection is protected', 'is not right'],
  ])('asks for it below %s/auswahl, without script', async (prefix, heading, wrong) => {
    const led = await world.agency.get(`${prefix}/auswahl?id=${id}`)
    expect([led.status, led.headers.get('Location')]).toEqual([302, `${prefix}/auswahl/passwort?id=${id}`])
    const page = await world.agency.get(`${prefix}/auswahl/passwort?id=${id}`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(html).toContain(heading)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('Kochbuch')
    const refused = await post(`${prefix}/auswahl/passwort?id=${id}`, { password: 'x' })
    expect([refused.status, (await refused.text()).includes(wrong)]).toEqual([422, true])
  })

  test('shows itself to whoever said it, and to nobody else', async () => {
    const cookie = await cookieOf(id)
    const shown = await world.agency.get(`/auswahl?id=${id}`, { Cookie: cookie })
    expect([shown.status, (await shown.text()).includes(NOTE)]).toEqual([200, true])
    const other = await protect(await world.save(), { password: 'another one', day: '' })
    const forged = cookie.replace(id, other)
    expect((await world.agency.get(`/auswahl?id=${other}`, { Cookie: forged })).status).toBe(302)
    world.time.now = new Date(MAIL_AGENCY_START.getTime() + 8 * DAY_MS)
    expect((await world.agency.get(`/auswahl?id=${id}`, { Cookie: cookie })).status).toBe(302)
  })

  test('is refused by every call about it, unless it was said', async () => {
    const api = `/illusde/api/lightbox/${id}`
    const cookie = await cookieOf(id)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/csv'],
      ['GET', '/pdf'],
      ['POST', '/pdf'],
      ['GET', '/round'],
      ['POST', '/round'],
      ['POST', '/round/votes'],
      ['POST', '/round/comments'],
      ['GET', '/events'],
    ] as const) {
      const answer = await fetch(`${world.agency.address}${api}${path}`, { method })
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.text()).toContain('"locked"')
    }
    const open = await world.agency.get(api, { Cookie: cookie })
    expect(await open.json()).toMatchObject({ title: 'Kochbuch', notes: { [world.imageIds[0] ?? 0]: NOTE } })
    expect((await world.agency.get(`${api}/csv`, { Cookie: cookie })).status).toBe(200)
  })

  test('lets nobody guess', async () => {
    for (let time = 0; time < 10; time++) await post(`/auswahl/passwort?id=${id}`, { password: 'x' })
    const answer = await post(`/auswahl/passwort?id=${id}`, { password: PASSWORD })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('zu viele Versuche')
  })

  test('lets nobody guess from many networks, and lets in who was let in before', async () => {
    const cookie = await cookieOf(id)
    const { rateLimits } = world.agency.services
    const former = Array.from({ length: WRONG_TRIES.most - 1 }, () => rateLimits.take(WRONG_TRIES, id))
    await Promise.all(former)
    const guess = (password: string, network: string) =>
      post(`/auswahl/passwort?id=${id}`, { password }, { 'X-Forwarded-For': network })
    expect((await guess('x', '2001:db8:0:1::1')).status).toBe(422)
    const refused = await guess(PASSWORD, '2001:db8:0:2::1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('zu viele Versuche')
    expect((await world.agency.get(`/auswahl?id=${id}`, { Cookie: cookie })).status).toBe(200)
  })

  test('asks to wait while too many passwords are computed, below both addresses', async () => {
    const saved = await world.save()
    const { linkPasswords } = world.agency.services
    let isFlooded = true
    const computing = async () => {
      while (isFlooded) await linkPasswords.hash(PASSWORD)
    }
    const flood = Array.from({ length: MOST_HASHING }, computing)
    for (const [prefix, says] of [
      ['', 'viel los'],
      ['/en', 'very busy'],
    ])
      for (const address of [`${prefix}/auswahl/schutz?id=${saved}`, `${prefix}/auswahl/passwort?id=${id}`]) {
        const answer = await post(address, { password: PASSWORD, day: '' })
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
        expect(await answer.text()).toContain(says)
      }
    isFlooded = false
    await Promise.all(flood)
  })

  test('goes by e-mail as its link alone, and shows nothing beside the form', async () => {
    const form = await (await world.agency.get(`/lightbox-email/${id}`)).text()
    expect(form).not.toContain(`/320/${world.imageIds[0]}.webp`)
    const fields = {
      to: 'redaktion@wochenblatt.example',
      name: 'Katrin',
      email: 'k@maler.example',
      message: '',
    }
    expect((await post(`/lightbox-email/${id}`, fields)).status).toBe(303)
    await world.emailsSent()
    const sent = JSON.stringify(world.mail.received)
    expect(sent).toContain(id)
    expect(sent).not.toMatch(/Kochbuch|Nur für Katrin|image\/jpeg/)
  })

  test('goes along with an enquiry as its link alone', async () => {
    const form = await (await world.agency.get(`/kontakt?auswahl=${id}`)).text()
    expect(form).not.toMatch(/Kochbuch|Nur für Katrin/)
  })

  test('of a round asks at the round as well', async () => {
    const cookie = await cookieOf(id)
    const opened = await fetch(`${world.agency.address}/illusde/api/lightbox/${id}/round`, {
      method: 'POST',
      headers: { Cookie: cookie },
    })
    const round: { id: string } = await opened.json()
    const led = await world.agency.get(`/runde?id=${round.id}`)
    expect([led.status, led.headers.get('Location')]).toEqual([302, `/auswahl/passwort?id=${round.id}`])
    expect((await world.agency.get(`/illusde/api/lightbox/${round.id}/round`)).status).toBe(403)
    const vote = { name: 'Katrin', bild: String(world.imageIds[0]), reader: 'a'.repeat(22) }
    const posted = await post(`/runde?id=${round.id}`, vote)
    expect(await posted.text()).not.toContain(NOTE)
  })
})

describe('a link with a last day', () => {
  test('ends with that day by the agency’s clock, and says so', async () => {
    const saved = await world.save()
    const short = await protect(saved, { password: '', day: '2026-03-05' })
    const read = async (address: string) => (await world.agency.get(address)).text()
    expect(await read(`/auswahl?id=${short}`)).toContain('bis zum 5. März 2026')
    expect(await read(`/en/auswahl?id=${short}`)).toContain('until 5 March 2026')
    world.time.now = new Date('2026-03-05T22:59:59Z')
    expect((await world.agency.get(`/auswahl?id=${short}`)).status).toBe(200)
    world.time.now = new Date('2026-03-05T23:00:00Z')
    expect((await world.agency.get(`/auswahl?id=${short}`)).status).toBe(410)
  })

  test.each([
    ['', 'höchstens bis zum'],
    ['/en', 'a day up to'],
  ])('is at most that of the first link, which %s/auswahl/schutz names', async (prefix, says) => {
    const path = `${prefix}/auswahl/schutz?id=${await world.save()}`
    const [, last = ''] =
      /name="day"[^>]*value="([^"]+)"/.exec(await (await world.agency.get(path)).text()) ?? []
    const [refused, made] = [
      await post(path, { password: '', day: '2036-01-01' }),
      await post(path, { password: '', day: last }),
    ]
    expect([refused.status, made.status]).toEqual([422, 303])
    expect(await refused.text()).toContain(says)
  })

  test('is told of a day that is over or none, and of a short password', async () => {
    const path = `/auswahl/schutz?id=${await world.save()}`
    for (const fields of [
      { password: '', day: '2026-02-27' },
      { password: '', day: '2026-02-31' },
      { password: '', day: 'morgen' },
      { password: 'kurz', day: '' },
    ])
      expect([fields, (await post(path, fields)).status]).toEqual([fields, 422])
    expect((await post('/auswahl/schutz?id=AAAAAAAAAAAAAAAAAAAAAA', { password: '', day: '' })).status).toBe(
      404,
    )
  })

  test('is made as often as collections are saved, and the form says so, below both addresses', async () => {
    const saved = await world.save()
    const from = (network: string) => ({ 'X-Forwarded-For': network })
    const ask = (path: string, network: string) => post(path, { password: '', day: '' }, from(network))
    const { most } = site.limits.requests.savedCollections
    for (let time = 0; time < most; time++)
      expect((await ask(`/auswahl/schutz?id=${saved}`, '192.0.2.7')).status).toBe(303)
    for (const [prefix, says] of [
      ['', 'zu viele Links'],
      ['/en', 'too many links'],
    ]) {
      const refused = await ask(`${prefix}/auswahl/schutz?id=${saved}`, '192.0.2.7')
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
      const html = await refused.text()
      expect(html).toContain(says)
      expect(html).toContain('name="day"')
    }
    const round = await fetch(`${world.agency.address}/illusde/api/lightbox/${saved}/round`, {
      method: 'POST',
      headers: from('192.0.2.7'),
    })
    expect(round.status).toBe(429)
    expect((await ask(`/auswahl/schutz?id=${saved}`, '192.0.2.8')).status).toBe(303)
  })
})

test('a protected link is shown with what opens it and until when, and its maker ends it without the password', async () => {
  const saved = await world.save({}, world.imageIds.slice(0, 2), 'Kochbuch')
  const made = await post(`/auswahl/schutz?id=${saved}`, { password: PASSWORD, day: '2026-03-20' })
  const led = new URL(made.headers.get('Location') ?? '', world.agency.address)
  const html = await (await world.agency.get(led.pathname + led.search)).text()
  expect(html).toContain('Er öffnet sich mit Ihrem Passwort, bis zum 20. März 2026.')
  const link = led.searchParams.get('neu') ?? ''
  expect(html).toContain(`/auswahl?id=${link}"`)
  const end = (secret: string) =>
    fetch(`${world.agency.address}/illusde/api/lightbox/${link}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${secret}` },
    })
  expect((await end('made up')).status).toBe(403)
  expect((await end(led.hash.replace('#ende=', ''))).status).toBe(204)
  expect((await world.agency.get(`/auswahl?id=${link}`)).status).toBe(404)
})
