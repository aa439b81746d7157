import { expect, test } from 'vitest'
import { watchOverload } from './admit.ts'

/** The event loop of the test is late when the test says so. */
function openOverload() {
  const time = { now: 0 }
  const overload = watchOverload(() => time.now)
  let requests = 0
  /** Each asks from another network unless it is named. */
  const ask = (url: string, { method = 'GET', network = `network ${requests++}` } = {}) =>
    overload.admit({ url, method }, network)
  return { time, overload, ask, [Symbol.dispose]: () => overload.close() }
}

/** Three are made and 64 wait. */
const ALL = 3 + 64

test('of a crowd some are made, some wait, and one more is refused; the next comes when one is done', async () => {
  using world = openOverload()
  const crowd = Array.from({ length: ALL }, (_, number) => world.ask(`/news?${number}`))
  expect(await world.ask('/news')).toBeNull()
  expect(world.overload.refused()).toBe(1)
  const release = await crowd[0]
  release?.()
  expect(await crowd[3]).not.toBeNull()
})

test.each([
  ['pages', '/news', 24],
  ['files', '/media/640/1.jpg', 192],
  ['thumbnails', '/lieferung/its-secret/7/bild', 192],
])('one network gets a part of the places for %s, and a few networks do not get all', (_, path, most) => {
  using world = openOverload()
  const askOften = (network: string) => {
    for (let number = 0; number < most; number++) void world.ask(path, { network })
  }
  askOften('one')
  expect(world.overload.refused()).toBe(0)
  void world.ask(path, { network: 'one' })
  expect(world.overload.refused()).toBe(1)
  for (const network of ['two', 'three', 'four']) askOften(network)
  const refused = world.overload.refused()
  void world.ask(path, { network: 'two' })
  expect(world.overload.refused()).toBe(refused + 1)
  void world.ask(path, { network: 'a newcomer' })
  expect(world.overload.refused()).toBe(refused + 1)
})

test('an answer that ends twice counts once', async () => {
  using world = openOverload()
  const [first] = await Promise.all(Array.from({ length: 16 }, (_, number) => world.ask(`/news?${number}`)))
  first?.()
  first?.()
  void world.ask('/news')
  world.time.now = 500
  await expect.poll(() => world.ask('/news')).toBeNull()
})

test('a form, health, metrics and files are not refused then', async () => {
  using world = openOverload()
  for (let number = 0; number < ALL; number++) void world.ask('/news')
  expect(await world.ask('/illusde/api/contact', { method: 'POST' })).not.toBeNull()
  for (const path of ['/healthz', '/readyz', '/metrics', '/assets/a.js', '/dmedia/webp/320/1.webp'])
    expect([path, await world.ask(path)]).not.toEqual([path, null])
})

test('with many under way, nobody else is taken on while the event loop is late', async () => {
  using world = openOverload()
  for (let number = 0; number < 16; number++) void world.ask('/news')
  world.time.now = 500
  await expect.poll(() => world.ask('/news')).toBeNull()
})

test('who waits for something else gives the permit on', async () => {
  using world = openOverload()
  const stuck = Array.from({ length: 3 }, () => world.ask('/auswahl?id=a'))
  await Promise.all(stuck)
  expect(await world.ask('/news')).not.toBeNull()
})

test('each answer is begun in a turn of the event loop of its own, so that health is answered between any two', async () => {
  using world = openOverload()
  let turns = 0
  let counting = setImmediate(function count() {
    turns += 1
    counting = setImmediate(count)
  })
  const begin = async (url: string) => {
    await world.ask(url)
    return turns
  }
  const begun = await Promise.all(['/news', '/kontakt', '/en'].map(begin))
  clearImmediate(counting)
  expect(new Set(begun).size).toBe(begun.length)
})
