import { describe, expect, test } from 'vitest'
import { openStaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('what there is to do today comes in one answer, counted as the filtered lists count it', async () => {
    await using staff = await openStaffAgency(engine)
    const before = (await staff.ask('GET', '/today')).body
    expect(before).toMatchObject({ NewEnquiries: 0, FailedEmails: 0, WaitingEmails: 0, LastBackupAt: null })
    const id = staff.agency.services.readModel.current().catalogue.images[0]?.id
    expect((await staff.change(`/images/${id}`, { Hidden: true })).status).toBe(200)
    expect((await staff.change(`/images/${id}`, { AltDe: '' })).status).toBe(200)
    const { body: list } = await staff.ask('GET', '/news?perPage=1')
    const [item] = Array.isArray(list.data) ? list.data : []
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await staff.change(`/news/${item.Id}`, { PublishedAt: tomorrow })).status).toBe(200)
    const { body: scheduled } = await staff.ask('GET', '/news?Scheduled=true')
    expect(scheduled).toMatchObject({ total: 1, data: [{ Id: item.Id }] })
    expect((await staff.ask('GET', '/today')).body).toEqual({
      ...before,
      HiddenImages: Number(before.HiddenImages) + 1,
      ImagesWithoutAlt: Number(before.ImagesWithoutAlt) + 1,
      ScheduledNews: 1,
    })
  })
})
