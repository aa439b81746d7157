import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  test('templates are kept in both languages, and unknown placeholders are named', async () => {
    const named = {
      Name: `Danke ${randomUUID()}`,
      TextDe: 'Guten Tag {name} ({nummer})',
      TextEn: 'Dear {name}',
    }
    const { status, body } = await staff.ask('POST', '/reply-templates', named)
    expect([status, body]).toEqual([201, expect.objectContaining(named)])
    const path = `/reply-templates/${body.Id}`
    expect(fieldErrorsIn(await staff.change(path, { TextEn: 'Your budget: {budget}' }))).toEqual({
      TextEn: 'placeholder:{budget}',
    })
    expect(fieldErrorsIn(await staff.change(path, { TextDe: '', TextEn: '' }))).toEqual({
      TextDe: 'required',
    })
    await staff.remove(path)
    const [line] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(line).ActionId}/undo`, {})).status).toBe(204)
    expect(await staff.read(path)).toMatchObject(named)
  })
})
