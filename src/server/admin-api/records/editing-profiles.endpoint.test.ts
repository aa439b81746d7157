import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addArtist } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, STAFF_START, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

const MONTH_LATER = new Date('2026-12-20T10:00:00Z')

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  let artists = 0

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  async function anArtist(): Promise<string> {
    artists += 1
    const { db } = staff.agency.services.database
    return `/artists/${await addArtist(db, { code: `artist-${artists}` })}`
  }

  test('a profile is stored as staff wrote it, and confirmed on the day they did', async () => {
    const profile = {
      AvailableFrom: '2027-03-01',
      LeadTimeWeeks: 3,
      Clients: 'Theater am Regenrohr\nKleinbahn Hinterm Deich',
      Languages: ['fr', 'de'],
      Services: ['on-site'],
      TimeZone: 'Europe/Berlin',
    }
    const { status, body } = await staff.change(await anArtist(), profile)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...profile, AvailabilityConfirmedAt: STAFF_START.toISOString() }),
    ])
  })

  test('what still holds is confirmed without being changed', async () => {
    const path = await anArtist()
    await staff.change(path, { AvailableFrom: '2027-03-01' })
    staff.time.now = MONTH_LATER
    await staff.change(path, { Clients: 'Gärtnerei Wühlmaus' })
    expect(await staff.read(path)).toMatchObject({ AvailabilityConfirmedAt: STAFF_START.toISOString() })
    await staff.change(path, { ConfirmAvailability: true })
    expect(await staff.read(path)).toMatchObject({
      AvailableFrom: '2027-03-01',
      AvailabilityConfirmedAt: MONTH_LATER.toISOString(),
      ConfirmAvailability: false,
    })
    staff.time.now = STAFF_START
  })

  test.each([
    [{ AvailableFrom: '2027-02-30' }, { AvailableFrom: 'pattern' }],
    [{ LeadTimeWeeks: 53 }, { LeadTimeWeeks: 'largest:52' }],
    [{ Languages: ['klingon'] }, { Languages: 'pattern' }],
    [{ Services: ['juggling'] }, { Services: 'pattern' }],
    [{ TimeZone: 'Europe/Atlantis' }, { TimeZone: 'pattern' }],
    [{ Awards: 'x'.repeat(4_001) }, { Awards: 'longest:4000' }],
  ])('refused (%#)', async (changes, errors) => {
    expect(fieldErrorsIn(await staff.change(await anArtist(), changes))).toEqual(errors)
  })

  test.each([
    [{ Year: 1899 }, { Year: 'smallest:1900' }],
    [{ Commission: 'stolen' }, { Commission: 'pattern' }],
    [{ Client: 'x'.repeat(121) }, { Client: 'longest:120' }],
  ])('refused of an image (%#)', async (changes, errors) => {
    const { body } = await staff.ask('GET', '/images')
    const [{ Id }] = Object(body).data
    expect(fieldErrorsIn(await staff.change(`/images/${Id}`, changes))).toEqual(errors)
  })
})
