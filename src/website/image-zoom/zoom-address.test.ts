import { expect, test } from 'vitest'
import { readZoom, withoutZoom, zoomAddress } from './zoom-address.ts'

test.each([
  ['?bild=812', 812],
  ['?order=new&bild=7', 7],
  ['', null],
  ['?bild=', null],
  ['?bild=0', null],
  ['?bild=-1', null],
  ['?bild=1e3', null],
  ['?bild=9999999999', null],
  ['?bild=%00', null],
])('%s asks for %s', (search, id) => {
  expect(readZoom(search)).toBe(id)
})

test('the order and the cursor stay in the address', () => {
  const place = { pathname: '/allezeichner', search: '?order=new&bild=7&cursor=0-30-9' }
  expect(withoutZoom(place)).toBe('/allezeichner?order=new&cursor=0-30-9')
  expect(zoomAddress(place)).toBe('/allezeichner?order=new&cursor=0-30-9&bild=')
  expect(zoomAddress({ pathname: '/', search: '' })).toBe('/?bild=')
})
