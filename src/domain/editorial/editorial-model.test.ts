import { expect, test } from 'vitest'
import { newsTexts } from './editorial-model.ts'

const NOTHING = {
  ...{ titleDe: '', introDe: '', bodyDe: '', metaDe: '', imageAltDe: '' },
  ...{ titleEn: '', introEn: '', bodyEn: '', metaEn: '', imageAltEn: '' },
}
const GERMAN = { ...NOTHING, titleDe: 'Möwe', introDe: 'Kurz.', bodyDe: 'Lang.', imageAltDe: 'Eine Möwe' }

test('an item that was written in one language is shown in that one on both sites', () => {
  const shown = {
    language: 'de',
    title: 'Möwe',
    intro: 'Kurz.',
    body: 'Lang.',
    meta: 'Kurz.',
    imageAlt: 'Eine Möwe',
  }
  expect(newsTexts(GERMAN, 'de')).toEqual(shown)
  expect(newsTexts(GERMAN, 'en')).toEqual(shown)
  expect(newsTexts({ ...NOTHING, titleEn: 'Gull', bodyEn: 'Long.' }, 'de')).toMatchObject({
    language: 'en',
    title: 'Gull',
    meta: 'Gull',
  })
})

test('an item is only shown in a language when it has its title and its text in it', () => {
  expect(newsTexts({ ...GERMAN, titleEn: 'Gull' }, 'en').title).toBe('Möwe')
  expect(newsTexts({ ...GERMAN, titleEn: 'Gull', bodyEn: 'Long.' }, 'en')).toMatchObject({
    language: 'en',
    title: 'Gull',
    intro: '',
  })
})
