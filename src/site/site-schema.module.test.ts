import { expect, test } from 'vitest'
import { StartupError } from '#platform/config.ts'
import { site } from './site.server.ts'
import { parseSite } from './site-schema.ts'

test('the values of the demo agency pass', () => {
  expect(parseSite(site)).toEqual(site)
})

test.each([
  ['productWord', { ...site, productWord: 'zwei Wörter' }],
  ['offices', { ...site, offices: [] }],
  ['company.vatId', { ...site, company: { ...site.company, vatId: '123' } }],
  ['mail.office', { ...site, mail: { ...site.mail, office: 'nobody' } }],
  ['phone.dialled', { ...site, phone: { ...site.phone, dialled: '040 123' } }],
  ['limits.pageSize', { ...site, limits: { ...site.limits, pageSize: 1_000 } }],
  ['team.0.office', { ...site, team: [{ ...site.team[0], office: 'Atlantis' }] }],
  ['films.promotion.file', { ...site, films: { ...site.films, promotion: { file: '../x' } } }],
  ['timeZone', { ...site, timeZone: 'Europe/Atlantis' }],
  ['brand.en', { ...site, brand: { de: 'Die Zeichner', en: '' } }],
])('a wrong %s stops the start with one sentence that names it', (name, values) => {
  expect(() => parseSite(values)).toThrow(StartupError)
  expect(() => parseSite(values)).toThrow(
    new RegExp(`^site.config.ts: ${name.replaceAll('.', '[.]')} [^\n]+[.]$`),
  )
})
