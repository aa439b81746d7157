import { expect, test } from 'vitest'
import { isSameScene } from './same-scene.ts'

const NO_TEXTS = { titleDe: '', titleEn: '', altDe: '', altEn: '', keywordsDe: '', keywordsEn: '' }
const aWork = (texts: Partial<typeof NO_TEXTS>) => ({ ...NO_TEXTS, ...texts })

test.each([
  ['the same keywords in another order', 'Hafen, Schiff, Kran', 'kran, Hafen , Schiff'],
  [
    'the same things in another technique',
    'Hafen, Schiff, Kran, Aquarell',
    'Hafen, Schiff, Kran, Linolschnitt',
  ],
  ['the same things and one more', 'Hafen, Schiff, Kran, Möwe', 'Hafen, Schiff, Kran'],
])('%s are of one scene', (_, keywordsDe, others) => {
  expect(isSameScene(aWork({ keywordsDe }), aWork({ keywordsDe: others }))).toBe(true)
})

test.each([
  ['some things in common', 'Hafen, Schiff, Kran, Nacht', 'Hafen, Schiff, Möwe, Tag'],
  ['two keywords, which say little', 'Tiere, Hund', 'Tiere, Hund'],
  ['no keywords', '', ''],
])('%s do not make one scene', (_, keywordsDe, others) => {
  expect(isSameScene(aWork({ keywordsDe }), aWork({ keywordsDe: others }))).toBe(false)
})

test('works described in English only are compared as well', () => {
  const keywordsEn = 'harbour, ship, crane'
  expect(isSameScene(aWork({ keywordsEn }), aWork({ keywordsEn }))).toBe(true)
})

test('works that are called the same are of one scene, unless their keywords have nothing in common', () => {
  const titleDe = 'Im Hafen'
  expect(isSameScene(aWork({ titleDe }), aWork({ titleDe }))).toBe(true)
  expect(isSameScene(aWork({ titleDe }), aWork({ titleDe: 'Auf See' }))).toBe(false)
  const untitled = (keywordsDe: string) => aWork({ titleDe: 'Ohne Titel', keywordsDe })
  expect(isSameScene(untitled('Hafen, Kran'), untitled('Katze'))).toBe(false)
  expect(isSameScene(untitled('Hafen, Kran'), untitled('Hafen'))).toBe(true)
})

test('works whose alternative texts are the same are of one scene, those without one are not', () => {
  const altDe = 'Ein Schiff liegt im Hafen.'
  expect(isSameScene(aWork({ altDe }), aWork({ altDe }))).toBe(true)
  expect(isSameScene(aWork({}), aWork({}))).toBe(false)
})
