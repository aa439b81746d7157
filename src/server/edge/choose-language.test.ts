import { expect, test } from 'vitest'
import { chooseLanguage } from './request.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each([
  ['no header at all', { cookie: null, acceptLanguage: null }, 'de'],
  ['a German browser', { cookie: null, acceptLanguage: 'de-DE,de;q=0.9,en;q=0.8' }, 'de'],
  ['an English browser', { cookie: null, acceptLanguage: 'en-GB,de;q=0.9' }, 'en'],
  ['English in capitals', { cookie: null, acceptLanguage: 'EN' }, 'en'],
  ['a French browser that also reads English', { cookie: null, acceptLanguage: 'fr,en;q=0.9' }, 'de'],
  ['a stored choice of German in an English browser', { cookie: 'x=1; lang=de', acceptLanguage: 'en' }, 'de'],
  ['a stored choice of English', { cookie: 'lang=en', acceptLanguage: 'de' }, 'en'],
  ['a corrupt stored choice', { cookie: 'lang=english', acceptLanguage: 'de' }, 'de'],
  ['another cookie that ends in lang', { cookie: 'oldlang=en', acceptLanguage: 'de' }, 'de'],
])('%s', (_name, signs, language) => {
  expect(chooseLanguage({ userAgent: BROWSER, ...signs })).toBe(language)
})

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '', null])(
  'the crawler %s has no language',
  (userAgent) => {
    expect(chooseLanguage({ userAgent, cookie: 'lang=en', acceptLanguage: 'en' })).toBeNull()
  },
)
