import { expect, test } from 'vitest'
import { MOST_SEEN, type SeenArtist, withSeen } from './seen.ts'

const artist = (code: string): SeenArtist => ({
  ...{ code, name: code, sortName: code },
  portrait: { id: 1, contentVersion: 'v' },
})

test('the last one seen stands in front, and nobody stands twice', () => {
  const list = ['a', 'b', 'a'].reduce<readonly SeenArtist[]>((seen, code) => withSeen(seen, artist(code)), [])
  expect(list.map(({ code }) => code)).toEqual(['a', 'b'])
})

test('the list forgets the oldest beyond its length', () => {
  const codes = Array.from({ length: MOST_SEEN + 3 }, (_, at) => `artist-${at}`)
  const list = codes.reduce<readonly SeenArtist[]>((seen, code) => withSeen(seen, artist(code)), [])
  expect(list).toHaveLength(MOST_SEEN)
  expect(list.at(-1)?.code).toBe('artist-3')
})
