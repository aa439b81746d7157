import { describe, expect, test } from 'vitest'
import { PAST_HEROES_AFTER_MS, stepped, toPastHeroes } from './past-heroes.ts'

const RESPONSE = {
  image_id: 4,
  title: 'Leuchtturm',
  caption: 'von Ada Moor',
  captionEn: 'by Ada Moor',
  link: '/illustrator/ada-moor',
  mobile: '/media/640/4.jpg',
  mobileSrcSet: '/dmedia/webp/640/5.webp 640w',
  large: '/dmedia/webp/1800/4.webp',
  largeSrcSet: '/dmedia/webp/1800/4.webp 1800w',
}

describe('past heroes', () => {
  test('start after the specified time', () => {
    expect(PAST_HEROES_AFTER_MS).toBe(3000)
  })

  test('have texts and links in the language of the page', () => {
    const [german] = toPastHeroes([RESPONSE], 'de')
    const [english] = toPastHeroes([RESPONSE], 'en')
    expect(german).toMatchObject({ credit: 'von Ada Moor', href: '/illustrator/ada-moor' })
    expect(english).toMatchObject({ credit: 'by Ada Moor', href: '/en/illustrator/ada-moor' })
    expect(german?.picture.src).toBe(RESPONSE.large)
    expect(german?.picture.srcSet).toBe(RESPONSE.largeSrcSet)
    expect(german?.phonePicture).toMatchObject({ src: RESPONSE.mobile, srcSet: RESPONSE.mobileSrcSet })
  })

  test.each([null, {}, [null], [{ ...RESPONSE, link: 7 }]])('refuse %j', (answer) => {
    expect(() => toPastHeroes(answer, 'de')).toThrow('no heroes')
  })
})

test('the heroes are cyclic', () => {
  expect([stepped(0, 1, 4), stepped(3, 1, 4), stepped(0, -1, 4)]).toEqual([1, 0, 3])
})
