import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import type { Words } from './piece.ts'
import { SUBJECT_LIST, type SubjectName } from './subjects.ts'

const SUBJECTS: readonly SubjectName[] = ['science', 'music', 'technology', 'people', 'movement', 'portrait']
/** Often enough that every title of a composition comes. */
const PICTURES = 60

function wordsOf(subject: SubjectName): Words[][] {
  return SUBJECT_LIST[subject].map((composition) =>
    Array.from({ length: PICTURES }, (_, number) => composition(createRandom(`${subject} ${number}`)).words),
  )
}

test.each(SUBJECTS)(
  'every composition of %s has at least three titles, one English for each German',
  (subject) => {
    for (const words of wordsOf(subject)) {
      const pairs = new Map(words.map(({ title }) => title))
      expect(pairs.size, [...pairs.keys()].join(', ')).toBeGreaterThanOrEqual(3)
      for (const { title } of words) expect(pairs.get(title[0])).toBe(title[1])
    }
  },
)

test.each(SUBJECTS)('no two compositions of %s share a title', (subject) => {
  const titles = wordsOf(subject).flatMap((words) => [...new Set(words.map(({ title }) => title[0]))])
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
