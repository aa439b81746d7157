import { expect, test } from 'vitest'
import { streamLargeDelivery } from '#tests/delivery/large-delivery.ts'

const MOST_MORE_BYTES = 50 * 1024 ** 2

test('a large delivery goes on after a break, and takes no more memory than a small one', async () => {
  const { moreMemory, isFileWhole, archive } = await streamLargeDelivery(384)
  expect(isFileWhole).toBe(true)
  expect(archive).toMatch(/^No errors detected/)
  expect(moreMemory).toBeLessThan(MOST_MORE_BYTES)
})
