import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '#tests/office.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

test('whoever may only read is not made responsible, and who became a reader meanwhile may stay', async () => {
  const { db } = office.agency.services.database
  const oda = await office.add('Oda', 'owner')
  const rea = await office.add('Rea', 'reader')
  const kim = await office.add('Kim', 'editor')
  const { id } = await storeEnquiry(db)
  const change = async (changes: object) => {
    const { body } = await oda.ask('GET', `/enquiries/${id}`)
    return oda.ask('PUT', `/enquiries/${id}`, changes, { 'If-Match': `"${body.Revision}"` })
  }
  expect(await change({ AssigneeId: rea.id })).toMatchObject({
    status: 422,
    body: { error: { fields: { AssigneeId: 'only-reads' } } },
  })
  expect((await change({ AssigneeId: kim.id })).status).toBe(200)
  expect((await oda.ask('PUT', `/colleagues/${kim.id}`, { Role: 'reader' })).status).toBe(204)
  expect((await change({ Notes: 'Ruft zurück' })).body).toMatchObject({
    AssigneeId: kim.id,
    AssigneeName: 'Kim',
  })
  const { Colleagues } = Object((await oda.ask('GET', '/inbox')).body)
  expect(Colleagues).toEqual([
    { Id: kim.id, Name: 'Kim', MayAnswer: false },
    { Id: oda.id, Name: 'Oda', MayAnswer: true },
    { Id: rea.id, Name: 'Rea', MayAnswer: false },
  ])
})
