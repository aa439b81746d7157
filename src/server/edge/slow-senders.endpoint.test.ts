import { expect, test } from 'vitest'
import { anEnquiry, aStampOf } from '#tests/form-agency.ts'
import { aPlainPicture, openSearchAgency } from '#tests/search-agency.ts'
import { type SlowSender, sendSlowly } from '#tests/slow-sender.ts'
import { BODY_RULES, type BodyRules } from './admit.ts'

const FORM = { 'Content-Type': 'multipart/form-data; boundary=between-the-parts' }
const SEARCH = '/illusde/api/image-search'
const CONTACT = '/illusde/api/contact'
/** The real rules, with shorter times. */
const QUICK: BodyRules = { ...BODY_RULES, graceMs: 300, everyMs: 50 }

function openWorld(bodies: BodyRules) {
  return openSearchAgency({ environment: { TRUST_PROXY: '1' }, bodies })
}

function fromNetwork(network: string) {
  return { ...FORM, 'X-Forwarded-For': network }
}

async function searchFrom(address: string, network: string, background = '#d62828'): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(await aPlainPicture(background))]), 'wal.png')
  return fetch(`${address}${SEARCH}`, { method: 'POST', headers: { 'X-Forwarded-For': network }, body: form })
}

function statusOf(answer: string): string {
  return answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
}

async function closeAll(senders: readonly SlowSender[]): Promise<void> {
  for (const { hangUp } of senders) hangUp()
  await Promise.all(senders.map(({ answer }) => answer))
}

test('41 slow uploads from four networks leave the picture search to the fifth', async () => {
  await using world = await openWorld(BODY_RULES)
  const { address } = world.agency
  const senders = Array.from({ length: 41 }, (_, at) =>
    sendSlowly(address, SEARCH, fromNetwork(`192.0.2.${at % 4}`)),
  )
  // Requests without a slot are refused at once, and the others keep theirs.
  const refused = await Promise.all(
    Array.from({ length: 41 - 13 }, () => Promise.race(senders.map(({ answer }) => answer))),
  )
  expect(['429', '503']).toContain(statusOf(refused[0] ?? ''))
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.1'])
    expect((await searchFrom(address, network)).status).toBe(201)
  await closeAll(senders)
})

test('when slow uploads take all slots, another network still gets one', async () => {
  await using world = await openWorld({ ...QUICK, graceMs: 60_000, everyMs: 10 })
  const { address } = world.agency
  const senders = Array.from({ length: BODY_RULES.pictures.most }, (_, at) =>
    sendSlowly(address, SEARCH, fromNetwork(`192.0.2.${at}`)),
  )
  await expect.poll(async () => (await searchFrom(address, '198.51.100.1')).status).toBe(201)
  await closeAll(senders)
})

test.each([SEARCH, CONTACT, '/kontakt', '/illusde/api/auth/sign-in/email', '/illusde/api/nowhere', '/'])(
  '200 slow bodies for %s are closed when their time is over',
  async (path) => {
    await using world = await openWorld(QUICK)
    const senders = Array.from({ length: 200 }, (_, at) =>
      sendSlowly(world.agency.address, path, fromNetwork(`192.0.${at >> 3}.${at % 8}`)),
    )
    const statuses = (await Promise.all(senders.map(({ answer }) => answer))).map(statusOf)
    expect(statuses.filter((status) => status.startsWith('2'))).toEqual([])
    expect((await searchFrom(world.agency.address, '198.51.100.1')).status).toBe(201)
  },
)

test('a sender that is too slow gets a refusal in both languages, in the requested format', async () => {
  await using world = await openWorld(QUICK)
  const call = await sendSlowly(world.agency.address, CONTACT, FORM).answer
  const page = await sendSlowly(world.agency.address, '/kontakt', {
    ...FORM,
    'Sec-Fetch-Site': 'same-origin',
  }).answer
  for (const answer of [call, page]) {
    expect(answer).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/s)
    expect(answer).toContain('zu langsam')
    expect(answer).toContain('too slowly')
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  }
  expect(JSON.parse(call.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'too_slow' } })
  expect(page).toMatch(/\r\nContent-Type: text\/html.*<p lang="en">/s)
})

test('a network with too many bodies is told to wait, others are not', async () => {
  await using world = await openWorld(BODY_RULES)
  const { address } = world.agency
  const senders = Array.from({ length: BODY_RULES.pictures.perNetwork }, () =>
    sendSlowly(address, SEARCH, fromNetwork('192.0.2.1')),
  )
  const one = await sendSlowly(address, SEARCH, fromNetwork('192.0.2.1')).answer
  expect(one).toMatch(/^HTTP\/1.1 429 .*\r\nRetry-After: 5\r\n/s)
  expect((await searchFrom(address, '192.0.2.2')).status).toBe(201)
  // Enquiries and pictures have separate slots.
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const enquiry = { method: 'POST', headers, body: anEnquiry({ opened: aStampOf(world.agency) }) }
  expect((await fetch(`${address}${CONTACT}`, enquiry)).status).toBe(201)
  await closeAll(senders)
  await expect.poll(async () => (await searchFrom(address, '192.0.2.1')).status).toBe(201)
})
