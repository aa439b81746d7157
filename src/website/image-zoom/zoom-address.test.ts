import { expect, test } from 'vitest'
import { isOtherPage, readZoom, withoutZoom, zoomAddress } from './zoom-address.ts'

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

test('opening, paging and closing the zoom do not reload the page, nor does another project', () => {
  const moving = (from: string, to: string) =>
    isOtherPage({
      currentUrl: new URL(from, 'https://zeichner.example'),
      nextUrl: new URL(to, 'https://zeichner.example'),
      defaultShouldRevalidate: true,
    })
  expect([moving('/', '/?bild=1'), moving('/?bild=1', '/?bild=2'), moving('/?bild=2', '/')]).toEqual([
    false,
    false,
    false,
  ])
  expect(moving('/auswahl', '/auswahl?projekt=k2')).toBe(false)
  expect(moving('/auswahl?projekt=k2', '/auswahl?id=AAAA')).toBe(true)
  expect([moving('/?bild=1', '/news'), moving('/?order=new', '/?order=alpha')]).toEqual([true, true])
})
