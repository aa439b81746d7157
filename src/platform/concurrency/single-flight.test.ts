import { expect, test } from 'vitest'
import { openSingleFlight } from './single-flight.ts'

test('calls with the same key share the work under way, and calls with other keys do not', async () => {
  const share = openSingleFlight<string>()
  const ends = Promise.withResolvers<string>()
  const begun: string[] = []
  const work = (key: string) =>
    share(key, () => {
      begun.push(key)
      return ends.promise
    })
  const answers = [work('a'), work('a'), work('b')]
  expect(begun).toEqual(['a', 'b'])
  ends.resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done'])
})

test('what has ended or failed is done anew at the next call', async () => {
  const share = openSingleFlight<number>()
  let runs = 0
  const work = () =>
    share('a', async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
      return runs
    })
  const failing = [work(), work()]
  for (const one of failing) await expect(one).rejects.toThrow('away')
  expect([await work(), await work()]).toEqual([2, 3])
})
