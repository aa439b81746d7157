import { expect, test } from 'vitest'
import { coverOf, recoverProjects, withEntry } from './project-changes.ts'
import { FIRST_PROJECT, listKeyOf, ONE_PROJECT, parseProjects } from './projects.ts'
import { cleanTitle, LONGEST_TITLE } from './title.ts'

const FIRST = { id: FIRST_PROJECT, name: '', coverId: null }
const COOKBOOK = { id: 'k2', name: 'Kochbuch', coverId: 7 }
const TWO = { currentId: 'k2', all: [FIRST, COOKBOOK] }

test('the first project’s images are stored where those of a visitor without projects are', () => {
  expect([listKeyOf(FIRST_PROJECT), listKeyOf('k2')]).toEqual(['lightbox', 'lightbox-k2'])
})

test('what is stored is read again', () => {
  expect(parseProjects(JSON.parse(JSON.stringify(TWO)))).toEqual(TWO)
})

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a list', []],
  ['no projects', { currentId: '1' }],
  ['a word for projects', { ...TWO, all: 'k2' }],
  ['a number among them', { ...TWO, all: [FIRST, COOKBOOK, 7] }],
  ['a number for an id', { ...TWO, all: [FIRST, COOKBOOK, { ...FIRST, id: 7 }] }],
  ['an id twice', { ...TWO, all: [FIRST, COOKBOOK, COOKBOOK] }],
  ['a name of another kind', { ...TWO, all: [FIRST, { ...COOKBOOK, name: 7 }] }],
  ['a name too long', { ...TWO, all: [FIRST, { ...COOKBOOK, name: 'a'.repeat(LONGEST_TITLE + 1) }] }],
  ['a word for a cover', { ...TWO, all: [FIRST, { ...COOKBOOK, coverId: '7' }] }],
  ['a current one that is missing', { ...TWO, currentId: 'gone' }],
  ['a first one that is missing', { ...TWO, all: [COOKBOOK] }],
])('%s is corrupt', (_, saved) => {
  expect(parseProjects(saved)).toBeNull()
})

test('projects whose names were lost are found again by the keys of their lists', () => {
  const found = recoverProjects(['consent', 'lightbox', 'lightbox-k2', 'lightbox-../x'], String)
  expect(found).toEqual({ ...ONE_PROJECT, all: [FIRST, { ...COOKBOOK, name: '2', coverId: null }] })
  expect(recoverProjects(['consent', 'lightbox'], String)).toBeNull()
})

test('a name is one line that can be seen, and not too long', () => {
  expect(cleanTitle('  Kochbuch,\n\u202e Früh\u0000ling  ')).toBe('Kochbuch, Früh ling')
  expect(cleanTitle('a'.repeat(LONGEST_TITLE + 1))).toHaveLength(LONGEST_TITLE)
  expect(cleanTitle(`${'a'.repeat(LONGEST_TITLE - 1)}🐋`)).toHaveLength(LONGEST_TITLE - 1)
})

test('the cover is the chosen image while it is in the project, else its first', () => {
  const images = [3, 7].map((imageId) => ({ imageId, note: '' }))
  expect([coverOf(COOKBOOK, images), coverOf({ ...COOKBOOK, coverId: 9 }, images)]).toEqual([7, 3])
  expect(coverOf(COOKBOOK, [])).toBeNull()
})

test('an image that comes from another project keeps the notes of both', () => {
  const there = [{ imageId: 7, note: 'außen' }]
  expect(withEntry(there, { imageId: 7, note: 'innen' })).toEqual([{ imageId: 7, note: 'außen\ninnen' }])
  expect(withEntry(there, { imageId: 7, note: '' })).toBe(there)
  expect(withEntry(there, { imageId: 8, note: 'x' })).toHaveLength(2)
})
