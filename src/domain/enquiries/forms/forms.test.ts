import { describe, expect, test } from 'vitest'
import { formErrorsOf, toStoredSchema } from '#platform/fields/answers.ts'
import { checkForm } from '#platform/fields/check.ts'
import { type Form, keysOf } from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { APPLICATION, applicationRecordSchema } from './application.ts'
import { COLLECTION_EMAIL } from './collection-email.ts'
import { ENQUIRY, enquiryRecordSchema } from './enquiry.ts'

const FORMS: { name: string; form: Form; filled: Record<string, string> }[] = [
  {
    name: 'enquiry',
    form: ENQUIRY,
    filled: { name: 'Katrin', email: 'k@verlag.example', message: 'Ein Wal', terms: 'on' },
  },
  {
    name: 'application',
    form: APPLICATION,
    filled: { name: 'Ada', email: 'ada@moor.example', statement: 'Wale', rights: 'on' },
  },
  {
    name: 'e-mail of a collection',
    form: COLLECTION_EMAIL,
    filled: { id: 'A', to: 'r@blatt.example', name: 'Ada', email: 'ada@moor.example', lang: 'de' },
  },
]

/** Whatever a program may send for a field. */
const VALUES = [undefined, '', ' ', '\u200b', 7.5, 'x'.repeat(9_000), 'a\u0000b', ['a', 'b'], { a: 1 }, null]

describe.each(FORMS)('the form of an $name', ({ form, filled }) => {
  const schema = toSchema(form)
  const fields = keysOf(form).filter((field) => form[field]?.type.kind !== 'files')

  test('reads what it needs, and has a default for everything else', () => {
    const reading = schema.safeParse(filled)
    expect(Object.keys(reading.data ?? {}).sort()).toEqual(fields.sort())
  })

  test.each(fields)('has a message for everything that can be wrong with %s', (field) => {
    for (const value of VALUES) {
      const reading = schema.safeParse({ ...filled, [field]: value })
      if (!reading.success) expect(Object.keys(formErrorsOf(reading.error, form))).toEqual([field])
    }
  })

  test('is stored without files and confirmations, and read again', () => {
    const stored = toStoredSchema(form)
    const values = stored.parse(schema.parse(filled))
    expect(stored.parse(JSON.parse(JSON.stringify(values)))).toEqual(values)
    const apart = fields.filter((field) => form[field]?.type.kind !== 'confirmation')
    expect(Object.keys(values).sort()).toEqual(apart.sort())
  })

  test('has no message by the quick check that the rules do not have', () => {
    for (const field of fields)
      for (const value of VALUES.filter((one) => typeof one === 'string')) {
        const data = new FormData()
        for (const [name, text] of Object.entries({ ...filled, [field]: value })) data.append(name, text)
        const { [field]: quick } = checkForm(form, data)
        const reading = schema.safeParse(Object.fromEntries(data))
        const errors = reading.success ? {} : formErrorsOf(reading.error, form)
        if (quick) expect({ field, value, error: errors[field] }).toEqual({ field, value, error: quick })
      }
  })
})

test('the quick check of a form that nobody filled in names all that is needed', () => {
  expect(checkForm(ENQUIRY, new FormData())).toEqual({
    message: 'enquiry_message_missing',
    name: 'enquiry_name_missing',
    email: 'enquiry_email_missing',
    terms: 'enquiry_terms_missing',
  })
})

test('the quick check counts files and their bytes', () => {
  const send = (count: number, bytes: number) => {
    const data = new FormData()
    for (let at = 0; at < count; at++)
      data.append('attachment', new File([new Uint8Array(bytes)], `${at}.png`))
    return checkForm(APPLICATION, data).attachment
  }
  expect(send(0, 1)).toBe('apply_files_few')
  expect(send(4, 1)).toBe('apply_files_few')
  expect(send(5, 1)).toBeUndefined()
  expect(send(11, 1)).toBe('apply_files_many')
  expect(send(5, 5 * 1024 * 1024 + 1)).toBe('apply_file_large')
  expect(send(7, 5 * 1024 * 1024)).toBe('apply_files_large')
})

test('a field that is named twice, as an image, stays a list in its order', () => {
  const images = toSchema(ENQUIRY).shape.images
  expect(images.parse(['7', 12, '7'])).toEqual([7, 12, 7])
  expect(images.parse('7')).toEqual([7])
  expect(images.parse(undefined)).toEqual([])
})

test('the office is nobody in particular', () => {
  const { to } = toSchema(ENQUIRY).shape
  for (const value of ['office', '', undefined]) expect(to.parse(value)).toBeNull()
  expect(to.parse('7')).toBe(7)
  for (const value of ['0', '-1', '7.5', 'buero', '1234567890', null])
    expect(to.safeParse(value).success).toBe(false)
})

test('records from before a field was there are read with its default', () => {
  const old = { name: 'Katrin', email: 'k@verlag.example', message: 'Ein Wal' }
  expect(enquiryRecordSchema().parse(old)).toMatchObject({
    ...old,
    images: [],
    medium: [],
    to: null,
    company: '',
  })
  expect(
    applicationRecordSchema().parse({ name: 'Ada', email: 'a@b.example', statement: 'Wale' }),
  ).toMatchObject({
    styles: [],
    website: '',
  })
})
