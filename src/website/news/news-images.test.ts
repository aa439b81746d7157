import { expect, test } from 'vitest'
import { toNewsPictures } from './news-images.ts'

const record = {
  ImageFile: 'wal.jpg',
  ImageAlt: 'Ein Wal',
  ImageAltEn: 'A whale',
  Src: '/media/misc/denews/640/wal.jpg?v=1',
  Width: 1600,
  Height: 900,
  Ground: '#fff',
  ThumbHash: null,
}

test('images have both widths and an alternative text in the language of the page', () => {
  expect(toNewsPictures([record], 'en')).toEqual([
    {
      src: '/media/misc/denews/640/wal.jpg?v=1',
      srcSet: '/media/misc/denews/640/wal.jpg?v=1 640w, /media/misc/denews/1600/wal.jpg?v=1 1600w',
      width: 1600,
      height: 900,
      alt: 'A whale',
    },
  ])
})

test.each([[null], [{}], [[null]], [[{ ...record, Width: '1600' }]], [[{ ...record, Src: undefined }]]])(
  '%j is refused',
  (answer) => {
    expect(() => toNewsPictures(answer, 'de')).toThrow('no images of news')
  },
)
