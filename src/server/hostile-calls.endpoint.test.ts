import { expect, test } from 'vitest'
import { listHeldCalls } from '#tests/cheap/held-by.ts'

/** `npm run test:cheap` measures what each of them takes. */
test('every call that a stranger can make has a dearest input, and something that limits it', async () => {
  const held = await listHeldCalls()
  const withoutInput = held.filter(({ limits }) => limits === null).map(({ call }) => call.name)
  const withoutLimit = held.filter(({ limits }) => limits?.length === 0).map(({ call }) => call.name)
  expect(withoutInput).toEqual([])
  expect(withoutLimit).toEqual([])
})
