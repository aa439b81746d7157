import { SCHOOLS, SUBJECTS } from 'demo-art'
import { expect, test } from 'vitest'
import { GALLERIES } from './galleries.ts'
import { mediumOf } from './media.ts'
import { subjectWords } from './subject-words.ts'

// A school or a subject that the drawing program learns or renames must not fall back to general words unnoticed.

test('every school that draws has words of its own', () => {
  expect(SCHOOLS.filter((school) => mediumOf(school) === mediumOf('unknown'))).toEqual([])
})

test('every subject that is drawn has words of its own', () => {
  const general = subjectWords([], 0)
  expect(SUBJECTS.filter((subject) => subjectWords([subject], 0).en === general.en)).toEqual([])
})

test('every subject that is drawn belongs to a gallery, so that no work stands outside', () => {
  const shown = GALLERIES.flatMap(({ belongs }) => belongs.subjects ?? [])
  expect(SUBJECTS.filter((subject) => !shown.includes(subject))).toEqual([])
})
