import { expect, test, vi } from 'vitest'
import { cleanTitle, LONGEST_TITLE } from './collection-model.ts'
import { coverOf, recoverProjects, withEntry } from './project-changes.ts'
import { FIRST_PROJECT, listKeyOf, ONE_PROJECT, parseProjects } from './projects.ts'

const FIRST = { id: FIRST_PROJECT, name: '', coverId: null }
const COOKBOOK = { id: 'k2', name: 'Kochbuch', coverId: 7 }
const TWO = { currentId: 'k2', all: [FIRST, COOKBOOK] }

test('the first project’s images are stored where those of a visitor without projects are', () => {
  expect([listKeyOf(FIRST_PROJECT), listKeyOf('k2')]).toEqual(['lightbox', 'lightbox-k2'])
})

test('what is stored is read again', () => {
  const onLoss = vi.fn()
  expect(parseProjects(JSON.parse(JSON.stringify(TWO)), onLoss)).toEqual(TWO)
  expect(onLoss).not.toHaveBeenCalled()
})

test.each([
  ['a number', 7],
  ['a number for an id', { ...FIRST, id: 7 }],
  ['an id twice', { ...COOKBOOK, name: 'Noch eins' }],
])('beside %s among them the others stay', (_, invalid) => {
  const onLoss = vi.fn()
  expect(parseProjects({ ...TWO, all: [FIRST, COOKBOOK, invalid] }, onLoss)).toEqual(TWO)
  expect(onLoss).toHaveBeenCalled()
})

test.each([
  ['a name of another kind', { name: 7 }, { name: '' }],
  ['a name too long', { name: 'a'.repeat(LONGEST_TITLE + 1) }, { name: '' }],
  ['a word for a cover', { coverId: '7' }, { coverId: null }],
])('a project with %s keeps its images', (_, invalid, instead) => {
  const onLoss = vi.fn()
  const saved = { ...TWO, all: [FIRST, { ...COOKBOOK, ...invalid }] }
  expect(parseProjects(saved, onLoss)).toEqual({ ...TWO, all: [FIRST, { ...COOKBOOK, ...instead }] })
  expect(onLoss).toHaveBeenCalled()
})

test('the first project takes the place of a current one that is missing, and is always there', () => {
  expect(parseProjects({ ...TWO, currentId: 'gone' }, vi.fn())).toEqual({ ...TWO, currentId: FIRST_PROJECT })
  expect(parseProjects({ ...TWO, all: [COOKBOOK] }, vi.fn())).toEqual(TWO)
})

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a list', []],
  ['no projects', { currentId: '1' }],
  ['a word for projects', { ...TWO, all: 'k2' }],
  ['nothing but invalid ones', { ...TWO, all: [7] }],
])('%s is corrupt', (_, saved) => {
  expect(parseProjects(saved, vi.fn())).toBeNull()
})

test('projects whose names were lost are found again by the keys of their lists', () => {
  const found = recoverProjects(['consent', 'lightbox', 'lightbox-k2', 'lightbox-../x'], String)
  expect(found).toEqual({ ...ONE_PROJECT, all: [FIRST, { ...COOKBOOK, name: '2', coverId: null }] })
  expect(recoverProjects(['consent', 'lightbox'], String)).toBeNull()
})

test('a name is one line that can be seen, and not too long', () => {
  expect(cleanTitle('  Kochbuch,\n\u202e Früh\u0000ling  ')).toBe('Kochbuch, Früh ling')
  expect(cleanTitle('\u3164\u200b')).toBe('')
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
