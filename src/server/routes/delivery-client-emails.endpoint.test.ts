import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Kept, purgeOld, RETENTION } from '#domain/retention.server.ts'
import { holdOutgoing, releaseOutgoing } from '#platform/outgoing-hold-rows.server.ts'
import { openClient } from '#tests/delivery-agency.ts'
import { bytesOf, type DeliveryWorld, openDeliveryWorld } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START, type MailAgency } from '#tests/mail-agency.ts'

let world: MailAgency
let staff: DeliveryWorld['staff']
let delivered: DeliveryWorld['delivered']
let accepted: DeliveryWorld['accepted']

beforeAll(async () => {
  const opened = await openDeliveryWorld()
  ;({ world, staff, delivered, accepted } = opened)
  return () => opened[Symbol.asyncDispose]()
})

beforeEach(() => {
  moveTo(MAIL_AGENCY_START)
  world.mail.received.length = 0
})

const DAY_MS = 86_400_000
const ENDS_AT = new Date(MAIL_AGENCY_START.getTime() + 10 * DAY_MS)
const CLIENT = 'lorenzen@maler.example'

const moveTo = (moment: Date) => {
  world.time.now = moment
}
const daysBefore = (end: Date, days: number) => new Date(end.getTime() - days * DAY_MS)

async function mailToClient() {
  await world.emailsSent()
  return world.mail.received.filter(({ to }) => to.includes(CLIENT)).map(({ mail }) => mail)
}

async function remind(): Promise<void> {
  const { database, files, log, clock } = world.agency.services
  const kinds: [string, Kept][] = [['endingDeliveries', RETENTION.endingDeliveries]]
  await purgeOld({ db: database.db, files, log, clock }, kinds)
}

/** One that was sent, and ends ten days later. */
async function sent() {
  const made = await delivered()
  const { db } = world.agency.services.database
  await db.execute(sql`UPDATE deliveries SET ends_at = ${ENDS_AT.toISOString()} WHERE id = ${made.id}`)
  expect((await staff.ask('POST', `/deliveries/${made.id}/send`)).status).toBe(204)
  await mailToClient()
  world.mail.received.length = 0
  return made
}

describe('clients', () => {
  test('get a copy of the licence that was accepted, and by whom, as it was then', async () => {
    const { id, secret } = await delivered({ Language: 'en', Licence: 'First edition only.' })
    await openClient(world.agency.address, secret).post({ name: 'Katrin Lorenzen', accepted: 'on' })
    const { db } = world.agency.services.database
    await db.execute(sql`UPDATE deliveries SET licence = 'Anything.' WHERE id = ${id}`)
    const [copy, ...others] = await mailToClient()
    expect(others).toEqual([])
    expect(copy?.subject).toBe('For your records: licence accepted for Walbuch: Druckdaten')
    expect(copy?.text).toContain('First edition only.')
    expect(copy?.text).toContain('Katrin Lorenzen, ')
    expect(copy?.text).not.toContain('Anything.')
  })

  test('get one copy an hour of many acceptances, and none where nothing had to be accepted', async () => {
    const { secret } = await delivered()
    const accept = (name: string) => openClient(world.agency.address, secret).post({ name, accepted: 'on' })
    await accept('Anna')
    moveTo(new Date(MAIL_AGENCY_START.getTime() + 60_000))
    await accept('Ben')
    await accept('Cem')
    expect(await mailToClient()).toHaveLength(1)
    moveTo(new Date(MAIL_AGENCY_START.getTime() + 61 * 60_000))
    const [, second, ...others] = await mailToClient()
    expect(others).toEqual([])
    expect(second?.text).toMatch(/Ben, .*\s+Cem, /)
    world.mail.received.length = 0
    await accepted((await delivered({ Licence: '' })).secret)
    expect(await mailToClient()).toEqual([])
  })

  test('are reminded once, two days before the end, of what nobody has whole', async () => {
    const { secret } = await sent()
    const [first] = await (await accepted(secret)).downloads()
    await bytesOf(first)
    await mailToClient()
    world.mail.received.length = 0
    moveTo(daysBefore(ENDS_AT, 2.1))
    await remind()
    expect(await mailToClient()).toEqual([])
    moveTo(daysBefore(ENDS_AT, 1.9))
    for (const _ of ['once', 'again']) await remind()
    const [reminder, ...others] = await mailToClient()
    expect(others).toEqual([])
    expect(reminder?.subject).toContain('Nur noch bis 11. März 2026')
    expect(reminder?.text).toContain('Umschlag für Grün (2).pdf')
    expect(reminder?.text).not.toContain('Umschlag für Grün.pdf')
    expect(reminder?.text).toContain(secret)
  })

  test('are not reminded of what they have, of what was never sent, or of what came just now', async () => {
    const { secret } = await sent()
    const downloads = await (await accepted(secret)).downloads()
    await bytesOf(downloads.at(-1))
    const { db } = world.agency.services.database
    const unsent = await delivered()
    moveTo(daysBefore(ENDS_AT, 1))
    const late = await delivered()
    await db.execute(sql`UPDATE deliveries SET ends_at = ${ENDS_AT.toISOString()}
      WHERE id IN (${unsent.id}, ${late.id})`)
    await staff.ask('POST', `/deliveries/${late.id}/send`)
    await mailToClient()
    world.mail.received.length = 0
    await remind()
    expect(await mailToClient()).toEqual([])
  })

  test('are not reminded while nothing goes out after a restore, nor later of what has ended', async () => {
    await sent()
    const { db } = world.agency.services.database
    moveTo(daysBefore(ENDS_AT, 1))
    await holdOutgoing(db, world.time.now)
    await remind()
    expect(await mailToClient()).toEqual([])
    moveTo(new Date(ENDS_AT.getTime() + 1))
    await releaseOutgoing(db)
    expect(await mailToClient()).toEqual([])
  })
})
