import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { solveProof } from '#domain/enquiries/solve-proof.ts'
import { rowsOf } from '#platform/database/database.ts'
import { anEnquiry, aStampOf, type FormAgency, openFormAgency } from '#tests/form-agency.ts'

let world: FormAgency

beforeAll(async () => {
  world = await openFormAgency()
  return () => world[Symbol.asyncDispose]()
})

describe('too many', () => {
  test('from one network have to work for it, and are too many in the end', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.77' }
    for (let time = 0; time < 5; time++)
      expect((await world.post('contact', anEnquiry(), from)).status).toBe(201)
    const refused = await world.post('contact', anEnquiry(), from)
    expect(refused.status).toBe(428)
    const { error, challenge } = await refused.json()
    expect(error.code).toBe('proof_needed')
    const proof = (await solveProof(challenge)) ?? ''
    expect((await world.post('contact', anEnquiry({ proof }), from)).status).toBe(201)
    // Each solution counts once.
    expect((await world.post('contact', anEnquiry({ proof }), from)).status).toBe(428)
  })

  test('learn before they send what they have to solve', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.78' }
    for (let time = 0; time < 5; time++) {
      expect(await challengeFor(aStampOf(world.agency), from)).toBeNull()
      expect((await world.post('contact', anEnquiry(), from)).status).toBe(201)
    }
    const challenge = await challengeFor(aStampOf(world.agency), from)
    const proof = (await solveProof(challenge)) ?? ''
    expect((await world.post('contact', anEnquiry({ proof }), from)).status).toBe(201)
  })

  test.each([
    '',
    'x',
    'eyJ9',
    Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    'a'.repeat(5_000),
  ])('no proof: %j', async (proof) => {
    expect((await world.post('contact', anEnquiry({ opened: '', proof }))).status).toBe(428)
  })

  test('from one address: 429', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time++)
      statuses.push((await world.post('contact', anEnquiry({ email: `Eilig+${time}@maler.example` }))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  })
})

async function challengeFor(opened: string, headers = {}) {
  const query = new URLSearchParams({ opened })
  const answer = await world.agency.get(`/illusde/api/contact/challenge?${query}`, headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return (await answer.json()).challenge
}

describe('a program that has no form open', () => {
  test.each([
    ['no time', () => ({ opened: '' })],
    ['a time that it made up', () => ({ opened: String(Date.now() - 60_000) })],
    ['a signature that it made up', () => ({ opened: `${aStampOf(world.agency).slice(0, -3)}AAA` })],
    ['a form that it has opened this moment', () => ({ opened: stampAt(0) })],
    ['a form of the day before yesterday', () => ({ opened: stampAt(48 * 60 * 60 * 1000) })],
  ])('brings no e-mail through with %s, unless it works for it', async (_, fields) => {
    const emails = await world.received()
    emails.length = 0
    const form = anEnquiry(fields())
    expect(await challengeFor(String(form.get('opened') ?? ''))).not.toBeNull()
    const answer = await world.post('contact', form)
    expect(answer.status).toBe(428)
    expect(await world.received()).toEqual([])
    const { challenge } = await answer.json()
    form.set('proof', (await solveProof(challenge)) ?? '')
    expect((await world.post('contact', form)).status).toBe(201)
    expect(await world.received()).toHaveLength(2)
  })

  test('nor as JSON', async () => {
    const body = ` ${JSON.stringify({ ...Object.fromEntries(anEnquiry()), terms: true })}`
    const answer = await world.post('contact', body, { 'Content-Type': 'application/json' })
    expect(answer.status).toBe(428)
  })

  function stampAt(agoMs: number): string {
    const { submissions, clock } = world.agency.services
    return submissions.stampForm(new Date(clock.now().getTime() - agoMs))
  }
})

test('while the database is away, enquiries are accepted, and taken in when it is back', async () => {
  await using away = await openFormAgency()
  const { db } = away.agency.services.database
  await db.execute('ALTER TABLE enquiries RENAME TO gone')
  await db.execute('ALTER TABLE rate_limit_counts RENAME TO gone_counts')
  const form = anEnquiry()
  expect((await away.post('contact', form)).status).toBe(201)
  expect(await away.received()).toEqual([])
  expect(await away.inInbox()).toHaveLength(1)
  await db.execute('ALTER TABLE gone RENAME TO enquiries')
  // Once more, by now into the database: it stays one.
  expect((await away.post('contact', form)).status).toBe(201)
  expect(await away.received()).toHaveLength(2)
  expect(await away.inInbox()).toEqual([])
  expect(await rowsOf(db, sql`SELECT 1 FROM enquiries`)).toHaveLength(1)
  expect(JSON.stringify(away.agency.logged())).not.toMatch(/maler\.example/)
  await db.execute('ALTER TABLE gone_counts RENAME TO rate_limit_counts')
})
