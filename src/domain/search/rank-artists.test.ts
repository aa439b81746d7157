import { expect, test } from 'vitest'
import { rankArtists } from './rank-artists.ts'

const artistsById = new Map(['ada', 'ben'].map((name, id) => [id, name]))
const [ADA, BEN] = [0, 1]
const scored = (artistId: number, similarity: number) => ({ image: { artistId }, similarity })

test('who made the work that comes nearest comes before who made several that come less near', () => {
  expect(
    rankArtists({ artistsById }, [scored(ADA, 0.6), scored(BEN, 0.5), scored(BEN, 0.45), scored(BEN, 0.45)]),
  ).toEqual(['ada', 'ben'])
})

test('of artists whose best works come as near, the one with more of them comes first', () => {
  expect(rankArtists({ artistsById }, [scored(ADA, 0.6), scored(BEN, 0.6), scored(BEN, 0.5)])).toEqual([
    'ben',
    'ada',
  ])
})
