import { expect, test } from 'vitest'
import german from '#messages/staff.de.json' with { type: 'json' }
import { sentenceOf, toFieldErrors } from './field-errors.ts'

test.each([
  ['required', { message: 'fieldErrors.required', args: {} }],
  ['longest:120', { message: 'fieldErrors.longest', args: { limit: '120' } }],
  ['in-use', { message: 'fieldErrors.in-use', args: {} }],
  ['never-heard-of', { message: 'fieldErrors.other', args: {} }],
  ['', { message: 'fieldErrors.other', args: {} }],
])('the error "%s" becomes a message', (complaint, sentence) => {
  expect(sentenceOf(complaint)).toEqual(sentence)
  expect(german.fieldErrors).toHaveProperty(sentence.message.replace('fieldErrors.', ''))
})

test('a field error is translated only when it is shown', () => {
  expect(toFieldErrors({ TitleDe: 'longest:120' })).toEqual({
    TitleDe: '@@react-admin@@{"message":"fieldErrors.longest","args":{"limit":"120"}}',
  })
})
