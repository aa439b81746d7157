import { expect, test } from 'vitest'
import { keepNamesWhole } from './person-name.tsx'

const NAMES = ['Ha-eun Seok', 'Carlotta Petersen-Rau', 'Ada Moor']

function wholeIn(html: string): string[] {
  return [...keepNamesWhole(html, NAMES).matchAll(/<span class="[^"]*">([^<]*)<\/span>/g)].map(
    ([, name = '']) => name,
  )
}

test('hyphenated names stay whole, also in the genitive', () => {
  expect(wholeIn('<p>Ha-eun Seok und Petersen-Raus Blatt, Ada Moor</p>')).toEqual(['Ha-eun', 'Petersen-Raus'])
})

test('other hyphens and all tags stay as they are', () => {
  const html = '<p>Text- und Data-Mining, <a href="/illustrator/Ha-eun">Rot-Grün</a></p>'
  expect(keepNamesWhole(html, NAMES)).toBe(html)
})
