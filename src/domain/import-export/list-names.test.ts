import { expect, test } from 'vitest'
import { guessListName, listFileName } from './list-names.ts'

test.each([
  ['images.csv', 'images'],
  ['Artists.CSV', 'artists'],
  ['artists (1).csv', 'artists'],
  ['news-2026.json', 'news'],
  ['galleries.template.csv', 'galleries'],
  ['Kundenstimmen.csv', null],
  ['newsletter.csv', null],
  ['images.xlsx', null],
  ['images', null],
])('the file %s is the list %s', (fileName, list) => {
  expect(guessListName(fileName)).toBe(list)
})

test.each([
  ['Werke.JSON', 'images.json'],
  ['Werke.CSV', 'images.csv'],
  ['Werke', 'images.csv'],
])('the works in %s are sent as %s', (fileName, sent) => {
  expect(listFileName('images', fileName)).toBe(sent)
})
