import { expect, test } from 'vitest'
import { suggestTitle } from './machine-names.ts'

test.each([
  ['Mo\u0308wen.png', 'Möwen'],
  ['sea-storm_02.jpg', 'Sea storm'],
  ['möwen am hafen 3', 'Möwen am hafen'],
  ['Der.Kranich_final_v2.png', 'Der Kranich'],
  ['öl-auf-papier (1).tif', 'Öl auf papier'],
  ['IMG_20260114.jpg', null],
  ['DSC 0042', null],
  ['Unbenannt-1.png', null],
  ['Untitled_Artwork.png', null],
  ['Untitled design (3).png', null],
  ['Print.tif', null],
  ['Web_2.jpg', null],
  ['SONY DSC.jpg', null],
  ['Scan0042.tif', null],
  ['Webers Garten.jpg', 'Webers Garten'],
  ['Printemps.jpg', 'Printemps'],
  ['Fotograf im Regen.jpg', 'Fotograf im Regen'],
  ['1234', null],
  ['01_Fuchs im Schnee.png', 'Fuchs im Schnee'],
  ['003 Wal.jpg', 'Wal'],
  ['7 Zwerge.jpg', '7 Zwerge'],
  ['IMG_1234_Hafen.jpg', 'Hafen'],
  ['02-DSC01234.jpg', null],
  ['Scan 3.tif', null],
])('of the name %s the title %s is suggested', (name, title) => {
  expect(suggestTitle(name)).toBe(title)
})
