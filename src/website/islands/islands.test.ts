import { expect, test } from 'vitest'
import { ISLANDS, isIslandName } from './islands.ts'

test('an island is named by the module that its component is in', () => {
  for (const [name, { load }] of Object.entries(ISLANDS))
    expect([name, load.toString()]).toEqual([name, expect.stringContaining(`website/${name}.tsx`)])
})

test('a name that a page of another version wrote is none', () => {
  expect(['home/hero', 'home/hero/hero', 'toString', ''].map(isIslandName)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
