import { expect, test } from 'vitest'
import { suggestTitle } from './suggest-title.ts'

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
])('of the name %s the title %s is suggested', (name, title) => {
  expect(suggestTitle(name)).toBe(title)
})
