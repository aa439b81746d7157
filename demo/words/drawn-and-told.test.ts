import { SUBJECTS } from 'demo-art'
import { expect, test } from 'vitest'
import { GALLERIES } from './galleries.ts'

test('every subject that is drawn belongs to a gallery, so that no work stands outside', () => {
  const shown = GALLERIES.flatMap(({ belongs }) => belongs.subjects ?? [])
  expect(SUBJECTS.filter((subject) => !shown.includes(subject))).toEqual([])
})
