import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailAgency, openMailAgency } from '#tests/mail-agency.ts'

/** Each hides a link from whoever reads the letters of the name one by one. */
const HIDING = [
  '=?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  'Katrin =?utf-8?Q?http=3A=2F=2Fevil.example?= Lorenzen',
  'Jörg=?utf-8?q?evil=2Eexample?=',
  '=?utf-8?Q?http=3A?= =?utf-8?Q?=2F=2Fevil=2Eexample?=',
  '=\u200b?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  '=\u00ad\ufeff?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
]

let world: MailAgency
let senders = 0

beforeAll(async () => {
  world = await openMailAgency()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.mail.received.length = 0
})

/** From a sender and a network of its own. */
async function send(fields: { id: string; name?: string; lang?: string }): Promise<void> {
  senders += 1
  const email = {
    name: 'Katrin Lorenzen',
    lang: 'de',
    to: `anna${senders}@verlag.example`,
    email: `katrin${senders}@maler.example`,
    message: '',
  }
  await fetch(`${world.agency.address}/illusde/api/lightbox-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.1.${senders}` },
    body: JSON.stringify({ ...email, ...fields }),
  })
}

async function subjects() {
  await world.emailsSent()
  return world.mail.received.map(({ mail }) => mail.subject)
}

test('a collection sent by e-mail shows no link where its sender hid one in a name', async () => {
  const id = await world.save()
  for (const name of HIDING) await send({ id, name })
  await world.emailsSent()
  const shown = world.mail.received.map(({ mail }) => [mail.subject, mail.replyTo?.value[0]?.name])
  expect(shown).toHaveLength(HIDING.length)
  for (const [subject, sender] of shown) {
    expect(subject).toMatch(/ hat Ihnen eine Auswahl geschickt$/)
    for (const text of [subject, sender]) expect(text).not.toMatch(/evil[.]|=[?]/)
  }
})

test.each([
  ['de', 'Katrin Lorenzen hat Ihnen „Kochbuch, Frühling“ geschickt'],
  ['en', 'Katrin Lorenzen has sent you “Kochbuch, Frühling”'],
])('the name of its project is in its subject (%s)', async (lang, subject) => {
  await send({ id: await world.save({}, undefined, 'Kochbuch, Frühling'), lang })
  expect(await subjects()).toEqual([subject])
})

test('the name of its project brings no link into its subject', async () => {
  for (const title of ['https://evil.example', ...HIDING])
    await send({ id: await world.save({}, undefined, title) })
  const all = await subjects()
  expect(all).toHaveLength(HIDING.length + 1)
  for (const subject of all) expect(subject).not.toMatch(/evil[.]|=[?]/)
})
