import { expect, test } from 'vitest'
import { parseLinks } from './shared-links.ts'

const LINK = {
  Id: 'a',
  Secret: 'b',
  Title: '',
  Count: 2,
  Expires: '2026-12-24T23:00:00.000Z',
  Password: false,
}

test.each<[string, unknown, string[] | null, number]>([
  ['a whole list', [LINK, { ...LINK, Id: 'c' }], ['a', 'c'], 0],
  ['a link twice', [LINK, LINK], ['a'], 1],
  ['a link without a secret', [LINK, { ...LINK, Id: 'c', Secret: 5 }], ['a'], 1],
  ['a day that is none', [{ ...LINK, Expires: 'bald' }, LINK], ['a'], 1],
  ['a title as long as a book', [{ ...LINK, Title: 'x'.repeat(10_000) }], [], 1],
  ['nothing in it', [null, 'x', 5], [], 1],
  ['no list', { Id: 'a' }, null, 0],
])('stored links: %s', (_, saved, ids, losses) => {
  let lost = 0
  const links = parseLinks(saved, () => {
    lost += 1
  })
  expect([links?.map(({ id }) => id) ?? null, lost]).toEqual([ids, losses])
})
