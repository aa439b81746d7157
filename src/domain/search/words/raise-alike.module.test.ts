import { expect, test } from 'vitest'
import { describeInOneLanguage } from '#tests/described-catalogue.ts'
import { aPlainPicture } from '#tests/search-agency.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { rankByWords } from './rank-by-words.ts'
import { openWordIndex } from './word-index.ts'

test('of works with the same words those that look like the others come first', async () => {
  const { catalogue } = describeInOneLanguage('en')
  const index = openWordIndex()
  await index.follow(catalogue)
  const visual = openSmallVisualSearch()
  const find = () => rankByWords({ index, catalogue, visual }, 'animal').images.map(({ id }) => id)
  const found = find()
  const odd = found[0] ?? 0
  for (const id of found) await visual.add(id, await aPlainPicture(id === odd ? '#2563c9' : '#d62828'))
  expect(find().indexOf(odd)).toBeGreaterThan(5)
  expect(find().toSorted()).toEqual(found.toSorted())
})
