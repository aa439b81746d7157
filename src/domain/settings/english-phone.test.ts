import { expect, test } from 'vitest'
import { phoneIn, usualContact } from '#site/contact.ts'
import { site } from '#site/public-site.ts'

test('German pages show the number as one dials it there, English ones as from abroad', () => {
  expect(usualContact('de').phone).toEqual(site.phone)
  expect(usualContact('en').phone).toEqual({ shown: '+49 40 66969 012', dialled: site.phone.dialled })
})

test.each([
  ['a number that has its prefix', { shown: '+44 20 7946 0124', dialled: '+442079460124' }],
  ['one that is dialled otherwise', { shown: '0800 123', dialled: '+4940999' }],
])('%s stays as it is', (_, phone) => {
  expect(phoneIn('en', phone)).toEqual(phone)
})
