import { expect, test } from 'vitest'
import { imageQueryAddress, readImageQuery } from './view-images.ts'

const defaults = { order: 'random', seed: 7 } as const

function read(query: string) {
  return readImageQuery(`https://zeichner.example/allezeichner${query}`, defaults)
}

test('without a query the grid begins at the start, in the order of the page', () => {
  expect(read('')).toEqual({ order: 'random', seed: 7, cursor: null })
})

test('an order and a cursor are parsed, and the cursor keeps its own seed', () => {
  expect(read('?order=new&cursor=3-30-812')).toEqual({
    order: 'new',
    seed: 3,
    cursor: { seed: 3, offset: 30, lastId: 812 },
  })
})

test.each([
  '?order=price',
  '?order=',
  '?order=random&order=new&cursor=%00',
  '?cursor=x',
  '?cursor=1-2',
  '?cursor=-1-2-3',
  '?cursor=99999999999-1-1',
  '?cursor=32-30-812',
  '?cursor=%F0%9F%90%8B',
])('%s counts as not said', (query) => {
  expect(read(query)).toEqual({ order: 'random', seed: 7, cursor: null })
})

test('an address names one of the shuffles, and a cursor goes before it', () => {
  const address = imageQueryAddress('/allezeichner', 'random', { shuffle: 0 })
  expect(address).toBe('/allezeichner?order=random&shuffle=0#works')
  expect(read('?order=random&shuffle=0')).toEqual({ order: 'random', seed: 0, cursor: null })
  expect(read('?order=random&shuffle=31').seed).toBe(31)
  expect(read('?shuffle=5&cursor=3-30-812').seed).toBe(3)
})

test.each(['32', '-1', '1.5', '', 'x', '99999999999'])('a shuffle of %j is that of all', (shuffle) => {
  expect(read(`?order=random&shuffle=${shuffle}`).seed).toBe(7)
})

test('generated addresses are parsed again', () => {
  const address = imageQueryAddress('/allezeichner', 'alpha', { cursor: '0-30-9' })
  expect(address).toBe('/allezeichner?order=alpha&cursor=0-30-9#works')
  expect(read('?order=alpha&cursor=0-30-9')).toMatchObject({ order: 'alpha', cursor: { offset: 30 } })
  expect(imageQueryAddress('/aquarell', null)).toBe('/aquarell#works')
})
