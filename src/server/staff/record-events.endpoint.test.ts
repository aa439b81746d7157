import { expect, test } from 'vitest'
import { recordEnquiry } from '#domain/webhooks/record-event.server.ts'
import { type EVENT_KINDS, EVENTS } from '#domain/webhooks/webhooks-model.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'

/** Returns a function that lists what a webhook was sent. */
async function subscribe({ ask }: StaffAgency, events: (typeof EVENT_KINDS)[number][]) {
  const fields = { Name: 'Büro', Url: 'https://n8n.example/a', Events: events, Active: true }
  const { body } = await ask('POST', '/webhooks', fields)
  return async () => {
    const { body: log } = await ask('GET', `/webhooks/${body.Id}/deliveries`)
    const sent = Array.isArray(log.data) ? log.data.map(({ Payload }) => JSON.parse(Payload)) : []
    return sent.map(({ type, data }) => [type, data])
  }
}

test('other programs are told of changed and hidden records that visitors see, and of no others', async () => {
  await using staff = await openStaffAgency()
  const listSent = await subscribe(staff, ['record.changed', 'record.hidden'])
  const { services } = staff.agency
  const [image] = services.readModel.current().catalogue.images
  const path = `/images/${image?.id}`
  const data = { resource: 'images', id: String(image?.id), link: `${services.origin}/admin${path}` }
  await staff.change(path, { Rating: 7 })
  await staff.change(path, { Hidden: true })
  await staff.change(path, { Hidden: false })
  await staff.ask('POST', '/synonyms', { Word: 'Wal', Synonyms: 'Pottwal' })
  const sent = await listSent()
  expect(sent).toHaveLength(4)
  expect(sent).toEqual(
    expect.arrayContaining([
      ['record.changed', { ...data, fields: ['Rating'] }],
      ['record.changed', { ...data, fields: ['Hidden'] }],
      ['record.hidden', data],
    ]),
  )
})

test('an application is told as such, and as something that came in', async () => {
  await using staff = await openStaffAgency()
  const listSent = await subscribe(staff, ['enquiry.received', 'application.received'])
  const { db } = staff.agency.services.database
  const received = { id: 'a', origin: 'https://zeichner.example', now: staff.time.now }
  await recordEnquiry(db, { ...received, kind: 'application' })
  await recordEnquiry(db, { ...received, kind: 'enquiry' })
  const link = 'https://zeichner.example/admin/applications/a'
  expect((await listSent()).map(([type]) => type).sort()).toEqual([
    'application.received',
    'enquiry.received',
    'enquiry.received',
  ])
  expect(await listSent()).toContainEqual(['application.received', { id: 'a', link }])
})

test('the document of the API describes what is sent of each kind, and its areas in the order of the menu', async () => {
  await using staff = await openStaffAgency()
  const { body } = await staff.ask('GET', '/openapi.json')
  expect(Object.keys(Object(body.webhooks))).toEqual(Object.keys(EVENTS))
  const tags = Array.isArray(body.tags) ? body.tags.map(({ name }) => name) : []
  expect(tags.indexOf('enquiries')).toBeLessThan(tags.indexOf('images'))
  expect(tags.indexOf('images')).toBeLessThan(tags.indexOf('artists'))
})
