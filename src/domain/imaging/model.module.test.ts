import { describe, expect, test } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import {
  focusPosition,
  fullSrc,
  HERO_WIDTH,
  namesVersion,
  newsPictureAddress,
  phoneHeroAddress,
  phoneHeroSrcset,
  pictureAddress,
  srcsetOf,
  stillAddress,
  WIDEST_WITHOUT_WATERMARK,
} from './imaging-model.ts'

test('addresses have the shapes of the specification', () => {
  const picture = aPicture()
  expect(pictureAddress(picture, 640)).toBe('/dmedia/webp/640/812.webp?v=abc')
  expect(stillAddress(picture, 960)).toBe('/media/960/812.jpg?v=abc')
  expect(newsPictureAddress('messe.jpg', 1600, 'abc')).toBe('/media/misc/denews/1600/messe.jpg?v=abc')
})

test('a focus says where a picture that is cut begins', () => {
  expect(focusPosition({ x: 0.333, y: 1 })).toBe('33% 100%')
})

test('the address of a hero on phones carries the version of the phone picture', () => {
  const phone = aPicture({ id: 8, contentVersion: 'xyz' })
  expect(phoneHeroAddress(aPicture({ id: 7, phonePictureId: 8 }), phone)).toBe('/media/640/7.jpg?v=xyz')
})

describe('the widths of a srcset', () => {
  const widthsIn = (srcset: string) => srcset.split(', ').map((entry) => entry.split(' ')[1])

  test('end where the original ends', () => {
    expect(widthsIn(srcsetOf(aPicture({ width: 1280 })))).toEqual(['320w', '640w', '960w', '1280w'])
  })

  test('hold one that tells the truth even for the smallest original', () => {
    expect(srcsetOf(aPicture({ width: 120 }))).toBe('/dmedia/webp/320/812.webp?v=abc 120w')
  })

  test('end at 960 for phones', () => {
    expect(widthsIn(phoneHeroSrcset(aPicture({ id: 8 })))).toEqual(['320w', '640w', '960w'])
    expect(widthsIn(phoneHeroSrcset(aPicture({ width: 120 })))).toEqual(['120w'])
  })

  test('hold 1800 for heroes only', () => {
    expect(widthsIn(srcsetOf(aPicture({ phonePictureId: 9 })))).toContain('1800w')
    expect(widthsIn(srcsetOf(aPicture()))).not.toContain('1800w')
  })

  test('of a hero carry no watermark, whatever the size of its original', () => {
    const addresses = (width: number) =>
      srcsetOf(aPicture({ id: 7, phonePictureId: 9, width }))
        .split(', ')
        .map((entry) => entry.replaceAll(/\/dmedia\/webp\/|\/7\.webp\?v=abc/g, ''))
    expect(addresses(2400)).toEqual(['320 320w', '640 640w', '960 960w', '1800 1800w'])
    expect(addresses(1400)).toEqual(['320 320w', '640 640w', '960 960w', '1800 1400w'])
    expect(addresses(700)).toEqual(['320 320w', '640 640w'])
  })
})

test('another limit for the watermark makes another address', () => {
  const picture = { id: 812, contentVersion: 'abc' }
  expect(pictureAddress(picture, WIDEST_WITHOUT_WATERMARK)).toBe('/dmedia/webp/960/812.webp?v=abc')
  expect(pictureAddress(picture, 1280)).toBe('/dmedia/webp/1280/812.webp?v=abc.marked')
  expect(pictureAddress(picture, HERO_WIDTH)).toBe('/dmedia/webp/1800/812.webp?v=abc')
})

describe('the full address', () => {
  test('is the widest that the original fills', () => {
    expect(fullSrc(aPicture())).toBe('/dmedia/webp/2400/812.webp?v=abc.marked')
    expect(fullSrc(aPicture({ width: 1000 }))).toBe('/dmedia/webp/960/812.webp?v=abc')
  })

  test('of a gif says so and names the widest variant that moves', () => {
    expect(fullSrc(aPicture({ format: 'gif', frames: 12 }))).toBe('/dmedia/webp/960/812.webp?v=abc.gif')
  })

  test('of a moving webp moves without calling itself a gif', () => {
    expect(fullSrc(aPicture({ format: 'webp', frames: 12 }))).toBe('/dmedia/webp/960/812.webp?v=abc')
  })
})

test('a version is named with any ending after a dot, by nothing else', () => {
  expect(namesVersion('abc', 'abc')).toBe(true)
  expect(namesVersion('abc.gif', 'abc')).toBe(true)
  expect(namesVersion('abcd', 'abc')).toBe(false)
  expect(namesVersion(undefined, 'abc')).toBe(false)
})
