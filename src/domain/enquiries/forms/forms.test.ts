import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  COLLECTION_EMAIL_ERRORS,
  collectionEmailRecordSchema,
  collectionEmailSchema,
} from '#domain/enquiries/collection-email/collection-email.ts'
import german from '#messages/enquiry.de.json' with { type: 'json' }
import { APPLICATION_ERRORS, applicationRecordSchema, applicationSchema } from './application.ts'
import { BUDGETS, ENQUIRY_ERRORS, enquiryRecordSchema, enquirySchema, PROJECTS } from './enquiry.ts'
import { errorsOf } from './form-fields.ts'
import { keysOf } from './model.ts'

const ENQUIRY = { name: 'Katrin', email: 'k@verlag.example', message: 'Ein Wal', terms: 'on' }
const APPLICATION = { name: 'Ada', email: 'ada@moor.example', statement: 'Wale', rights: 'on' }

type TestedForm = {
  form: string
  Schema: z.ZodObject
  Stored: z.ZodObject
  errors: Record<string, Record<string, string>>
  confirmed: string
  valid: Record<string, unknown>
}

const FORMS: TestedForm[] = [
  {
    form: 'enquiry',
    Schema: enquirySchema(),
    Stored: enquiryRecordSchema(),
    errors: ENQUIRY_ERRORS,
    confirmed: 'terms',
    valid: ENQUIRY,
  },
  {
    form: 'application',
    Schema: applicationSchema(),
    Stored: applicationRecordSchema(),
    errors: APPLICATION_ERRORS,
    confirmed: 'rights',
    valid: APPLICATION,
  },
]

describe.each(FORMS)('the form of an $form', ({ Schema, Stored, errors, confirmed, valid }) => {
  test('reads every field that has messages but the files', () => {
    expect([...keysOf(Schema.shape), 'attachment'].sort()).toEqual(keysOf(errors).sort())
  })

  test('stores every field but the confirmation, and reads it again', () => {
    // Each note is stored with its image.
    const apart: readonly string[] = [confirmed, 'notes']
    const fields = Object.fromEntries(
      Object.entries(Schema.parse(valid)).filter(([name]) => !apart.includes(name)),
    )
    expect(keysOf(Stored.shape).sort()).toEqual(Object.keys(fields).sort())
    expect(Stored.parse(JSON.parse(JSON.stringify(fields)))).toEqual(fields)
  })

  test('has a message for everything that can be wrong with a field', () => {
    for (const field of keysOf(Schema.shape))
      for (const value of [undefined, '', 7.5, 'x'.repeat(9_000), ['a', 'b'], { a: 1 }, null]) {
        const reading = Schema.safeParse({ ...valid, [field]: value })
        if (!reading.success) expect(Object.keys(errorsOf(reading.error, errors))).toEqual([field])
      }
  })
})

test('the form of an e-mail reads every field that has messages, and stores each', () => {
  const fields = keysOf(collectionEmailSchema().shape)
  expect(fields.toSorted()).toEqual(keysOf(COLLECTION_EMAIL_ERRORS).sort())
  expect(keysOf(collectionEmailRecordSchema().shape)).toHaveLength(fields.length)
})

test.each([
  ['project', PROJECTS],
  ['budget', BUDGETS],
])('every choice of %s is taken and has a text', (field, choices) => {
  for (const [choice, key] of Object.entries(choices)) {
    expect(enquirySchema().parse({ ...ENQUIRY, [field]: choice })).toMatchObject({ [field]: choice })
    expect(german).toHaveProperty(key)
  }
})

test.each(['\u200b', '\u3164', '\u2800 \u00a0', '\u2060'])('a name of nothing but %j is none', (name) => {
  const reading = enquirySchema().safeParse({ ...ENQUIRY, name })
  expect(reading.success ? {} : errorsOf(reading.error, ENQUIRY_ERRORS)).toEqual({
    name: 'enquiry_name_missing',
  })
  const message = enquirySchema().safeParse({ ...ENQUIRY, message: name })
  expect(message.success ? {} : errorsOf(message.error, ENQUIRY_ERRORS)).toEqual({
    message: 'enquiry_message_missing',
  })
})
