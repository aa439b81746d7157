import { expect, test } from 'vitest'
import { opinionsByImage } from './round-model.ts'

test('each image has its voters in their order, and its comments with a name', () => {
  const people = ['anna', 'ben'].map((id) => ({ id, name: id.toUpperCase(), hidden: false }))
  const comment = { id: 'c', image: 3, person: 'ben', text: 'Ja', at: '2026-01-01T00:00:00.000Z' }
  const votes = [
    { image: 1, person: 'ben' },
    { image: 2, person: 'anna' },
    { image: 1, person: 'anna' },
    { image: 1, person: 'nobody' },
  ]
  const opinions = opinionsByImage({ isOpen: true, revision: 1, people, votes, comments: [comment] })
  expect([...opinions.keys()]).toEqual([1, 2, 3])
  expect(opinions.get(1)).toEqual({ voters: [people[1], people[0]], comments: [] })
  expect(opinions.get(3)).toEqual({ voters: [], comments: [{ ...comment, name: 'BEN' }] })
})
