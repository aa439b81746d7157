import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

const NAMES = [
  ['Möwen über Sylt!', 'moewen-ueber-sylt'],
  ['Éric à la Großstadt', 'eric-a-la-grossstadt'],
  ['ÄÖÜẞ', 'aeoeuess'],
  ['Łukasz Żółw', 'lukasz-zolw'],
  ['Işık İnci', 'isik-inci'],
  ['Hans Ørsted', 'hans-orsted'],
  ['Åse Ås', 'ase-as'],
  ['Đorđe Đurić', 'dorde-duric'],
  ['Þóra Guðmundsdóttir', 'thora-gudmundsdottir'],
  ['Æsa Œuvre', 'aesa-oeuvre'],
  ['Žofie Řeháčková', 'zofie-rehackova'],
  ['Nguyễn Thị Ánh', 'nguyen-thi-anh'],
  ['O’Neil & Söhne', 'o-neil-soehne'],
  ['Ｗａｌ ﬁn', 'wal-fin'],
  ['Nilgün Taşdemir', 'nilguen-tasdemir'],
  ['Minh Anh Trương', 'minh-anh-truong'],
  ['Íñigo Etxeandia', 'inigo-etxeandia'],
  ['  --  ', ''],
] as const

test.each(NAMES)('%s becomes %j', (text, part) => {
  expect(toSlug(text, 80)).toBe(part)
})

test.each(NAMES)(
  '%s becomes the same when its marks are letters of their own, as macOS names files',
  (text) => {
    expect(toSlug(text.normalize('NFD'), 80)).toBe(toSlug(text, 80))
  },
)

test('a long text ends with a letter or digit', () => {
  expect(toSlug('ein sehr langer Name mit Rest', 21)).toBe('ein-sehr-langer-name')
})
