import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartupError } from '#platform/config.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { readConcepts, readDictionary } from './dictionary.server.ts'

test('a file that an agency adds is read beside the others, and only colours name colours', async () => {
  await using testFolder = await openTestFolder()
  writeFileSync(join(testFolder.folder, 'colours.txt'), 'rot = red\n')
  writeFileSync(join(testFolder.folder, 'eigene.txt'), 'Klabautermann = ship kobold\n')
  writeFileSync(join(testFolder.folder, 'notes.md'), 'no dictionary')
  expect(readConcepts(testFolder.folder)).toMatchObject([
    { de: ['rot'], isColour: true },
    { en: ['ship kobold'], isColour: false },
  ])
})

test('a wrong line stops the start with one sentence', async () => {
  await using testFolder = await openTestFolder()
  writeFileSync(join(testFolder.folder, 'eigene.txt'), 'Klabautermann\n')
  expect(() => readConcepts(testFolder.folder)).toThrow(StartupError)
  expect(() => readConcepts(testFolder.folder)).toThrow(
    'In content/dictionary, eigene.txt, line 1, does not have German words, an equals sign and English words: Klabautermann.',
  )
})

test('a file is read with the mark that Windows puts before it, and refused in another encoding', async () => {
  await using testFolder = await openTestFolder()
  const file = join(testFolder.folder, 'eigene.txt')
  writeFileSync(file, '\ufeffKlabautermann = ship kobold\n')
  expect(readConcepts(testFolder.folder)).toMatchObject([{ de: ['Klabautermann'] }])
  writeFileSync(file, Buffer.from('Bär = bear\n', 'latin1'))
  expect(() => readConcepts(testFolder.folder)).toThrow(
    'In content/dictionary, eigene.txt cannot be read as text in UTF-8.',
  )
})

test('a folder that is missing stops the start with one sentence', () => {
  expect(() => readConcepts('/nowhere')).toThrow(
    new StartupError('In content/dictionary, there is nothing: the folder is missing.'),
  )
})

test('kinds of a thing stand below it, and comments say nothing', () => {
  const [animal, dog, poodle, flock] = readDictionary(
    'a.txt',
    '# Animals\r\nTier , Lebewesen=animal\r\n  Hund = dog\r\n    Pudel = poodle\r\n\r\nHerde = flock, herd\r\n',
  )
  expect([animal?.de, animal?.en, animal?.kinds]).toEqual([['Tier', 'Lebewesen'], ['animal'], [dog]])
  expect([poodle?.parent, flock?.parent]).toEqual([dog, null])
})

test.each([
  ['Hund dog', 'does not have German words'],
  ['Hund = ', 'does not have German words'],
  [' = dog', 'does not have German words'],
  ['Hund = dog = hound', 'does not have German words'],
  ['Hund,, Welpe = dog', 'has a word that is empty'],
  [`${'x'.repeat(81)} = dog`, 'has a word that is empty or longer than 80'],
  [`${'x, '.repeat(41)}x = dog`, 'has more than 40 words'],
  ['   Hund = dog', 'is not 2 spaces further in'],
  ['    Hund = dog', 'is not 2 spaces further in'],
  ['\tHund = dog', 'is not 2 spaces further in'],
  ['\t\tHund = dog', 'is not 2 spaces further in'],
  ['\u00a0\u00a0Hund = dog', 'is not 2 spaces further in'],
])('the line %j is refused by file, number and reason', (line, reason) => {
  expect(() => readDictionary('eigene.txt', `Tier = animal\n${line}\n`)).toThrow(
    `eigene.txt, line 2, ${reason}`,
  )
})

test('a file of too many lines is refused', () => {
  expect(() => readDictionary('a.txt', 'a = b\n'.repeat(20_001))).toThrow('a.txt has more than 20000 lines')
})
