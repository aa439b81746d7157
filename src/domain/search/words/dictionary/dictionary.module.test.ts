import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartupError } from '#platform/config.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { readConcepts } from './dictionary.server.ts'

test('a file that an agency adds is read beside the others, and only colours name colours', async () => {
  await using given = await openTestFolder()
  writeFileSync(join(given.folder, 'colours.txt'), 'rot = red\n')
  writeFileSync(join(given.folder, 'eigene.txt'), 'Klabautermann = ship kobold\n')
  writeFileSync(join(given.folder, 'notes.md'), 'no dictionary')
  expect(readConcepts(given.folder)).toMatchObject([
    { de: ['rot'], isColour: true },
    { en: ['ship kobold'], isColour: false },
  ])
})

test('a wrong line stops the start with one sentence', async () => {
  await using given = await openTestFolder()
  writeFileSync(join(given.folder, 'eigene.txt'), 'Klabautermann\n')
  expect(() => readConcepts(given.folder)).toThrow(StartupError)
  expect(() => readConcepts(given.folder)).toThrow(
    'In content/dictionary, eigene.txt, line 1, does not have German words, an equals sign and English words: Klabautermann.',
  )
})

test('a file is read with the mark that Windows puts before it, and refused in another encoding', async () => {
  await using given = await openTestFolder()
  const file = join(given.folder, 'eigene.txt')
  writeFileSync(file, '\ufeffKlabautermann = ship kobold\n')
  expect(readConcepts(given.folder)).toMatchObject([{ de: ['Klabautermann'] }])
  writeFileSync(file, Buffer.from('Bär = bear\n', 'latin1'))
  expect(() => readConcepts(given.folder)).toThrow(
    'In content/dictionary, eigene.txt cannot be read as text in UTF-8.',
  )
})

test('a folder that is missing stops the start with one sentence', () => {
  expect(() => readConcepts('/nowhere')).toThrow(
    new StartupError('In content/dictionary, there is nothing: the folder is missing.'),
  )
})
