import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/durations.ts'
import { callsOf } from '#tests/deciding-agency.ts'
import { MAIL_AGENCY_START, type MailAgency, openMailAgency } from '#tests/mail-agency.ts'

const OWNER = 'leitung@verlag.example'

let world: MailAgency
let calls: ReturnType<typeof callsOf>

beforeAll(async () => {
  world = await openMailAgency()
  calls = callsOf(world.agency, world.imageIds)
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = MAIL_AGENCY_START
  world.mail.received.length = 0
})

/** The e-mails of the next day, and those of the times before. */
async function after(hours: number) {
  world.time.now = new Date(world.time.now.getTime() + hours * HOUR_MS)
  await world.agency.services.digests.trigger()
  await world.emailsSent()
  return world.mail.received.map(({ mail }) => mail)
}

function linkIn(text: string | undefined, parameter: string): URL {
  const found = new RegExp(`https://\\S+${parameter}=\\S+`).exec(text ?? '')?.[0]
  if (!found) throw new Error(`There is no link with ${parameter}.`)
  return new URL(found)
}

/** Presses the one button of the page behind the link. */
function press(link: URL, button: string, value: string) {
  return fetch(world.agency.address + link.pathname + link.search, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: world.agency.address },
    body: new URLSearchParams({ [button]: value }),
  })
}

async function openWithEmail(email = OWNER) {
  const round = await calls.open()
  expect((await calls.asOwner(round, 'POST', '/digest', { email })).status).toBe(204)
  const [confirmation] = await after(0)
  const link = linkIn(confirmation?.text, 'bestaetigen')
  return { round, confirmation, link, token: link.searchParams.get('bestaetigen') ?? '' }
}

test('news come once a day at most, after the address is confirmed, until they are ended', async () => {
  const { round, confirmation, link, token } = await openWithEmail()
  expect(confirmation?.subject).toBe('Bitte bestätigen Sie Ihre Adresse')
  expect(JSON.stringify(world.mail.received.map(({ raw }) => raw))).not.toContain(round.secret)
  await calls.vote(round.id, 'Anna')
  expect(await after(25)).toHaveLength(1)
  // Programs that follow links change nothing.
  const page = await world.agency.get(link.pathname + link.search)
  expect(await page.text()).toContain('Adresse bestätigen')
  expect(await (await calls.asOwner(round, 'GET')).json()).toMatchObject({ digest: 'asked' })
  const pressed = await press(link, 'confirm', token)
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([
    303,
    `/runde?id=${round.id}&mitteilung=confirmed`,
  ])
  // There is nothing new since then.
  expect(await after(25)).toHaveLength(1)
  await calls.vote(round.id, 'Ben')
  await calls.comment(round.id, 'Anna', 'Mehr auf https://spam.example <b>jetzt</b>')
  const [, news] = await after(1)
  expect(news?.subject).toBe('Neues zu Ihrer Auswahl: 1 neues Herz, 1 neuer Kommentar')
  expect(news?.text).toContain('Anna zu')
  expect(news?.text).toContain('<b>jetzt</b>')
  expect(news?.html).toContain('&lt;b&gt;jetzt&lt;/b&gt;')
  expect(news?.text).not.toContain('spam.example')
  await calls.comment(round.id, 'Anna', 'Noch etwas')
  expect(await after(22)).toHaveLength(2)
  expect(await after(2)).toHaveLength(3)
  const end = linkIn(news?.text, 'abmelden')
  const ended = await press(end, 'end', end.searchParams.get('abmelden') ?? '')
  expect(ended.headers.get('Location')).toContain('mitteilung=ended')
  await calls.comment(round.id, 'Anna', 'Liest das noch jemand?')
  expect(await after(25)).toHaveLength(3)
})

test('a mail program ends them with one click', async () => {
  const { round, link, token } = await openWithEmail('klick@verlag.example')
  await press(link, 'confirm', token)
  await calls.vote(round.id, 'Anna', { voted: true })
  world.time.now = new Date(world.time.now.getTime() + HOUR_MS)
  await calls.vote(round.id, 'Ben')
  const [, news] = await after(24)
  const list = news?.headers.get('list')
  const raw = world.mail.received[1]?.raw.replaceAll(/\r\n\s+/g, '') ?? ''
  expect(list).toBeDefined()
  const end = new URL(/List-Unsubscribe: *<([^>]+)>/.exec(raw)?.[1] ?? '')
  const answer = await fetch(world.agency.address + end.pathname + end.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(204)
  expect(await (await calls.asOwner(round, 'GET')).json()).toMatchObject({ digest: 'none' })
})

test('a link that is old, or of another round, confirms nothing', async () => {
  const { round, link, token } = await openWithEmail('alt@verlag.example')
  const other = await calls.open()
  const foreign = new URL(`https://www.zeichner.example/runde?id=${other.id}`)
  expect((await press(foreign, 'confirm', token)).headers.get('Location')).toContain('mitteilung=old')
  world.time.now = new Date(world.time.now.getTime() + 49 * HOUR_MS)
  expect((await press(link, 'confirm', token)).headers.get('Location')).toContain('mitteilung=old')
  expect(await (await calls.asOwner(round, 'GET')).json()).toMatchObject({ digest: 'asked' })
})

test('the owner’s link goes to one address, with nothing that anybody typed; programs that follow it change nothing', async () => {
  const round = await calls.open()
  const mail = (email: string, secret = round.secret) =>
    calls.asOwner({ ...round, secret }, 'POST', '/owner-link', { email })
  expect((await mail(OWNER, 'x'.repeat(32))).status).toBe(403)
  expect((await mail('leitung@')).status).toBe(422)
  expect((await mail('selbst@verlag.example')).status).toBe(204)
  const [sent, ...others] = await after(0)
  expect(others).toEqual([])
  expect(sent?.subject).toBe('Ihr Leitungslink')
  const link = new URL(/https:\/\/\S+leitung=[\w-]+/.exec(sent?.text ?? '')?.[0] ?? '')
  expect(link.hash).toBe(`#leitung=${round.secret}`)
  const before = await (await calls.asOwner(round, 'GET')).json()
  expect((await world.agency.get(link.pathname + link.search)).status).toBe(200)
  expect(await (await calls.asOwner(round, 'GET')).json()).toEqual(before)
  expect(before.digest).toBe('none')
  for (let time = 0; time < 4; time++) await mail('selbst@verlag.example')
  expect((await mail('selbst@verlag.example')).status).toBe(429)
})

test('an address that is none gets a sentence; one that got many today as well', async () => {
  const round = await calls.open()
  const wrong = await calls.asOwner(round, 'POST', '/digest', { email: 'leitung@' })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { error: { fields: { email: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.' } } },
  ])
  const ask = () => calls.asOwner(round, 'POST', '/digest', { email: 'viel@verlag.example' })
  for (let time = 0; time < 5; time++) await ask()
  expect((await ask()).status).toBe(429)
})
