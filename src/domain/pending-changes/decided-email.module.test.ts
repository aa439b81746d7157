import { expect, test } from 'vitest'
import { DECIDED_EMAIL, DECLINED_EMAIL, decidedEmailWriter } from './decided-email.server.ts'

const payload = {
  to: { name: 'Ada Moor', email: 'ada@example.com' },
  by: 'Edda Probe',
  recordName: 'Wal im Regen',
  sentence: 'So heißt das Buch <nicht>.',
}
const EVERYWHERE = ['Ada Moor', 'Edda Probe', 'Wal im Regen', '/admin']

async function write(kind: string, given: object) {
  const queued = { id: 'a', kind, payload: given, attempt: 1, messageId: '<a@b>' }
  const letter = await decidedEmailWriter({ origin: 'https://www.zeichner.example' })(queued)
  const [german = '', english = ''] = (letter?.sections ?? []).map(({ parts }) => JSON.stringify(parts))
  expect(`${german}${english}`).not.toMatch(/\{\w+\}|\[Text/)
  for (const half of [german, english]) for (const said of EVERYWHERE) expect(half).toContain(said)
  return { letter, german, english }
}

test('the e-mail tells in both languages what was declined, by whom and why', async () => {
  const { letter, german, english } = await write(DECLINED_EMAIL, { ...payload, refused: ['TitleDe'] })
  expect(letter).toMatchObject({
    to: 'ada@example.com',
    subject: 'Ihr Vorschlag zu „Wal im Regen“ / Your proposal for “Wal im Regen”',
  })
  for (const half of [german, english]) expect(half).toContain('So heißt das Buch <nicht>.')
  expect(german).toContain('{"label":"Nicht übernommen","value":"Titel (Deutsch)"}')
  expect(english).toContain('{"label":"Not accepted","value":"Title (German)"}')
})

test('one that the version before has queued, which does not name the fields, is still written', async () => {
  const { german, english } = await write(DECLINED_EMAIL, payload)
  for (const half of [german, english]) {
    expect(half).toContain('So heißt das Buch <nicht>.')
    expect(half).not.toContain('facts')
  }
})

test('the e-mail tells what was accepted', async () => {
  const accepted = { ...payload, accepted: ['TownDe', 'PortraitId'], refused: [], sentence: '' }
  const { german, english } = await write(DECIDED_EMAIL, accepted)
  expect(german).toContain('{"label":"Übernommen","value":"Ort (Deutsch), Porträt"}')
  expect(english).toContain('{"label":"Accepted","value":"Town (German), Portrait"}')
  expect(german).not.toMatch(/Nicht übernommen|Begründung/)
  expect(english).not.toMatch(/Not accepted|reason/)
})

test('the e-mail tells what of a proposal was accepted, what was not and why', async () => {
  const parts = { accepted: ['TitleDe'], refused: ['KeywordsDe'] }
  const { german, english } = await write(DECIDED_EMAIL, { ...payload, ...parts })
  expect(german).toContain('{"label":"Übernommen","value":"Titel (Deutsch)"}')
  expect(german).toContain('{"label":"Nicht übernommen","value":"Schlagwörter (Deutsch)"}')
  expect(english).toContain('{"label":"Not accepted","value":"Keywords (German)"}')
  for (const half of [german, english]) expect(half).toContain('So heißt das Buch <nicht>.')
})
