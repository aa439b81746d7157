import { beforeAll, describe, expect, test } from 'vitest'
import { solveProof } from '#domain/enquiries/solve-proof.ts'
import { anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'

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
    const asked = await world.post('contact', anEnquiry(), from)
    expect(asked.status).toBe(428)
    const { error, challenge } = await asked.json()
    expect(error.code).toBe('proof_needed')
    const proof = (await solveProof(challenge)) ?? ''
    expect((await world.post('contact', anEnquiry({ proof }), from)).status).toBe(201)
    // Each solution counts once.
    expect((await world.post('contact', anEnquiry({ proof }), from)).status).toBe(428)
  })

  test.each([
    '',
    'x',
    'eyJ9',
    Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    'a'.repeat(5_000),
  ])('no proof: %j', async (proof) => {
    const opened = String(Date.now())
    expect((await world.post('contact', anEnquiry({ opened, proof }))).status).toBe(428)
  })

  test('from one address: 429', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time++)
      statuses.push((await world.post('contact', anEnquiry({ email: `Eilig+${time}@maler.example` }))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  })
})

test('while the database is away, enquiries are accepted, and taken in when it is back', async () => {
  await using away = await openFormAgency()
  const { db } = away.agency.services.database
  await db.execute('ALTER TABLE enquiries RENAME TO gone')
  await db.execute('ALTER TABLE rate_limit_counts RENAME TO gone_counts')
  expect((await away.post('contact', anEnquiry())).status).toBe(201)
  expect(await away.received()).toEqual([])
  expect(await away.inInbox()).toHaveLength(1)
  await db.execute('ALTER TABLE gone RENAME TO enquiries')
  expect(await away.received()).toHaveLength(2)
  expect(JSON.stringify(away.agency.logged())).not.toMatch(/maler\.example/)
})
