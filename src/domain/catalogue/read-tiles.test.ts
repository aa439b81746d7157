import { expect, test } from 'vitest'
import { readTiles } from './read-tiles.ts'

const IMAGE = {
  Id: 812,
  FullSrc: '/dmedia/webp/960/812.webp?v=ab-c_1.gif',
  Width: 2400,
  Height: 1800,
  Ground: '#0a1b2c',
  Title: 'Wal',
  TitleEn: 'Whale',
  Alt: 'Ein Wal',
  AltEn: 'A whale',
  ArtistId: 3,
  ArtistName: 'Ada Moor',
  PortfolioUrl: '/illustrator/ada-moor',
  Animation: true,
  EmbedCode: null,
  Rating: 5,
  ThumbHash: null,
}

test('an image of the API becomes a tile in the language of the page', () => {
  expect(readTiles([IMAGE], 'en')).toEqual([
    {
      id: 812,
      contentVersion: 'ab-c_1',
      width: 2400,
      height: 1800,
      dominantColour: '#0a1b2c',
      title: 'Whale',
      alt: 'A whale',
      artistId: 3,
      artistName: 'Ada Moor',
      artistCode: 'ada-moor',
      href: '/en/illustrator/ada-moor',
      animation: true,
      embedCode: null,
    },
  ])
  expect(readTiles([IMAGE], 'de')).toMatchObject([{ title: 'Wal', href: '/illustrator/ada-moor' }])
})

test.each([null, {}, 'x', [null], [7], [{ ...IMAGE, Id: '812' }], [{ ...IMAGE, Alt: undefined }]])(
  'anything else is refused: %j',
  (response) => {
    expect(() => readTiles(response, 'de')).toThrow(/no image/)
  },
)
