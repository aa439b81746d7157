import { expect, test } from 'vitest'
import { openMailAgency } from '#tests/mail-agency.ts'

/** Each hides a link from whoever reads the letters of the name one by one. */
const HIDING = [
  '=?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  'Katrin =?utf-8?Q?http=3A=2F=2Fevil.example?= Lorenzen',
  'Jörg=?utf-8?q?evil=2Eexample?=',
  '=?utf-8?Q?http=3A?= =?utf-8?Q?=2F=2Fevil=2Eexample?=',
  '=\u200b?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
  '=\u00ad\ufeff?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=',
]

test('a collection sent by e-mail shows no link where its sender hid one in a name', async () => {
  await using world = await openMailAgency()
  const id = await world.save()
  for (const [at, name] of HIDING.entries()) {
    const letter = {
      id,
      name,
      to: `anna${at}@verlag.example`,
      email: `katrin${at}@maler.example`,
      message: '',
    }
    await fetch(`${world.agency.address}/illusde/api/lightbox-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.1.${at}` },
      body: JSON.stringify({ ...letter, lang: 'de' }),
    })
  }
  await world.emailsSent()
  const shown = world.mail.received.map(({ mail }) => [mail.subject, mail.replyTo?.value[0]?.name])
  expect(shown).toHaveLength(HIDING.length)
  for (const [subject, sender] of shown) {
    expect(subject).toMatch(/ hat Ihnen eine Auswahl geschickt$/)
    for (const text of [subject, sender]) expect(text).not.toMatch(/evil[.]|=[?]/)
  }
})
