import { expect, test } from 'vitest'
import { includesScope } from './token-model.ts'

test.each([
  [['images:read'], 'images:read', true],
  [['images:read'], 'images:write', false],
  [['images:write'], 'images:read', true],
  [['images:write'], 'news:read', false],
  [['*:read'], 'news:read', true],
  [['*:read'], 'news:write', false],
  [['*:write'], 'news:read', true],
  [['*:read', 'images:write'], 'images:write', true],
  [['image:write', 'images', 'write', ''], 'images:write', false],
  [[], 'images:read', false],
] as const)('%j includes %s: %s', (granted, needed, includes) => {
  expect(includesScope(granted, needed)).toBe(includes)
})
