import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { MAIL_AGENCY_START, type MailAgency, openMailAgency } from '#tests/mail-agency.ts'

let world: MailAgency
let id = ''

beforeAll(async () => {
  world = await openMailAgency()
  id = await world.save()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.received.length = 0
})

const GOOD = {
  to: 'redaktion@wochenblatt.example',
  name: 'Katrin Lorenzen',
  email: 'lorenzen@maler.example',
  message: 'Ich tendiere zu 1.',
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${world.agency.address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: world.agency.address, ...headers },
    body: new URLSearchParams(fields),
  })
}

describe.each([
  ['de', '/lightbox-email', 'Auswahl per E-\u2060Mail senden', 'E-Mail der Empfängerin oder des Empfängers'],
  ['en', '/en/lightbox-email', 'Send the collection by e-\u2060mail', 'Recipient&#x27;s e-mail'],
])('in %s', (_, path, heading, label) => {
  test('the page shows the form and the pictures, and nothing keeps it', async () => {
    const answer = await world.agency.get(`${path}/${id}`)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(html).toContain(heading)
    expect(html).toContain(label)
    expect(html).toContain(`/dmedia/webp/320/${world.imageIds[0]}.webp`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('the form works without script: 303, a sheet that says so, and the e-mail', async () => {
    const answer = await post(`${path}/${id}`, GOOD)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}/${id}?sent=1`])
    const html = await (await world.agency.get(`${path}/${id}?sent=1`)).text()
    expect(html).toMatch(/<h2[^>]*autofocus/i)
    await world.emailsSent()
    expect(world.mail.received).toMatchObject([{ to: [GOOD.to] }])
  })

  test('an id that nobody knows: 404; an expired one: 410; both with a friendly page', async () => {
    for (const unknown of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%F0%9F%90%8B']) {
      const answer = await world.agency.get(`${path}/${unknown}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(heading)
    }
    world.time.now = new Date(MAIL_AGENCY_START.getTime() + 91 * DAY_MS)
    const answer = await world.agency.get(`${path}/${id}`)
    const posted = await post(`${path}/${id}`, GOOD)
    world.time.now = MAIL_AGENCY_START
    expect([answer.status, posted.status]).toEqual([410, 410])
    expect(await answer.text()).toContain(heading)
  })
})

describe('a form with something wrong in it', () => {
  test('comes back with 422, what was typed, and a sentence beside the field', async () => {
    const typed = { ...GOOD, to: 'redaktion@', name: '"><script>alert(1)</script>', message: 'Erste\nZweite' }
    const answer = await post(`/lightbox-email/${id}`, typed)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    expect(html).toContain('Bitte sehen Sie sich eine Angabe noch einmal an')
    expect(html).toMatch(/<section[^>]*autofocus/i)
    expect(html).toMatch(/<a href="#field-to">Bitte geben Sie eine vollständige/)
    expect(html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*aria-describedby="field-to-error"[^>]*value="redaktion@"/,
    )
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('Erste\nZweite</textarea>')
    expect(html).not.toContain('<script>alert(1)')
  })

  test('counts what is wrong', async () => {
    const answer = await post(`/en/lightbox-email/${id}`, {})
    expect(await answer.text()).toContain('Please check 3 of your entries')
  })

  test('is told that there were too many today', async () => {
    const sendings = { ...GOOD, to: 'everybody@wochenblatt.example' }
    for (let time = 0; time < 5; time++) await post(`/lightbox-email/${id}`, sendings)
    const answer = await post(`/lightbox-email/${id}`, sendings)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Bitte versuchen Sie es morgen wieder')
  })
})

describe('script', () => {
  test('sends the form to the data of the page', async () => {
    const answer = await post(`/lightbox-email/${id}.data`, { ...GOOD, to: 'script@wochenblatt.example' })
    expect(answer.status).toBe(202)
    expect(await answer.text()).toContain(`/lightbox-email/${id}?sent=1`)
    expect((await post(`/lightbox-email/${id}.data`, {})).status).toBe(422)
  })
})

describe('a form that no page of ours sent', () => {
  test.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandbox', { Origin: 'null' }],
  ])('from %s: 403', async (_, headers) => {
    expect((await post(`/lightbox-email/${id}`, GOOD, headers)).status).toBe(403)
  })

  test('larger than any of ours: 413', async () => {
    expect((await post(`/lightbox-email/${id}`, { message: 'a'.repeat(17_000) })).status).toBe(413)
  })

  test('to a page without a form: 405', async () => {
    expect((await post('/auswahl', GOOD)).status).toBe(405)
  })
})
