import { describe, expect, test } from 'vitest'
import { isPictureAddress, unwrapAddress } from './limits.ts'

describe('what is dropped is a picture address', () => {
  test.each([
    'https://a.example/b.jpg',
    'http://a.example/b.JPEG',
    ' https://a.example/b.png ',
    'https://a.example/b.gif',
    'https://a.example/b.webp?size=large',
    'https://a.example/?file=b.webp',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://search.example/imgres?imgurl=https%3A%2F%2Fa.example%2Fb&x=1',
  ])('%s', (text) => {
    expect(isPictureAddress(text)).toBe(true)
  })
})

describe('what is dropped is not', () => {
  test.each([
    '',
    'Ein Wal.jpg unter Wasser',
    'wal.jpg',
    'https://a.example/',
    'https://a.example/b.svg',
    'https://a.example/b.jpg/page',
    'ftp://a.example/b.jpg',
    'javascript:alert(1)//b.jpg',
    'data:text/html,<img src=b.jpg>',
    'blob:https://a.example/b.jpg',
  ])('%j', (text) => {
    expect(isPictureAddress(text)).toBe(false)
  })
})

test("a search engine's link leads to the picture's own address, any other to itself", () => {
  const wrapped = 'https://search.example/imgres?imgurl=https%3A%2F%2Fa.example%2Fb.jpg%3Fw%3D1&h=2'
  expect(unwrapAddress(wrapped)).toBe('https://a.example/b.jpg?w=1')
  expect(unwrapAddress('https://a.example/b.jpg')).toBe('https://a.example/b.jpg')
  expect(unwrapAddress('no address')).toBe('no address')
})
