import { expect, test } from 'vitest'
import type { PictureMetadata } from '#domain/imaging/metadata-model.ts'
import { suggestTexts } from './suggest-texts.server.ts'

const NONE = { de: '', en: '', any: '' }
const NOTHING = { title: { de: '', en: '' }, metadata: null, alike: { de: [], en: [] } }

function aFile(changes: Partial<PictureMetadata>): PictureMetadata {
  const none = { titles: NONE, altTexts: NONE, descriptions: NONE, keywords: [], creators: [] }
  return { ...none, copyright: '', year: null, ...changes }
}

test('nothing is suggested where nothing is known', () => {
  expect(suggestTexts(NOTHING, 'de')).toEqual({ title: '', alt: '', keywords: '' })
})

test.each([
  ['Der Fuchs und der Mond', 'Der Fuchs und der Mond', ''],
  ['The fox and the moon', '', 'The fox and the moon'],
  ['Xanthippe', 'Xanthippe', 'Xanthippe'],
])(
  'the title %s, whose language the file does not name, is suggested in that which it is in',
  (any, de, en) => {
    const known = { ...NOTHING, metadata: aFile({ titles: { ...NONE, any } }) }
    expect([suggestTexts(known, 'de').title, suggestTexts(known, 'en').title]).toEqual([de, en])
  },
)

test.each([
  'OLYMPUS DIGITAL CAMERA',
  'KONICA MINOLTA DIGITAL CAMERA',
  'SONY DSC',
  'Created with GIMP',
  'Created with The GIMP',
  'Erstellt mit Krita 5.2',
  'Print',
  'Web',
  'Unbenannt-1',
  'Untitled_Artwork',
  'Exif JPEG',
  'IMG_2041',
])('what a machine wrote into a file is never suggested: %s', (any) => {
  const texts = { ...NONE, any }
  const metadata = aFile({ titles: texts, descriptions: texts, altTexts: texts, keywords: [any] })
  for (const language of ['de', 'en'] as const)
    expect(suggestTexts({ ...NOTHING, metadata }, language)).toEqual({ title: '', alt: '', keywords: '' })
})

test('a name is of the language that the file’s other texts are in', () => {
  const metadata = aFile({ titles: { ...NONE, any: 'Xanthippe' }, keywords: ['Hund', 'Regenschirm'] })
  const known = { ...NOTHING, metadata }
  expect(suggestTexts(known, 'de')).toEqual({
    title: 'Xanthippe',
    alt: 'Illustration „Xanthippe“: Hund und Regenschirm',
    keywords: 'Hund, Regenschirm',
  })
  expect(suggestTexts(known, 'en')).toEqual({ title: '', alt: '', keywords: '' })
})

test('what was written for those who cannot see comes before a description, and this before a list', () => {
  const texts = {
    altTexts: { ...NONE, en: 'A whale' },
    descriptions: { ...NONE, de: 'Ein Wal', en: 'Whale, 2024' },
  }
  const known = { ...NOTHING, metadata: aFile({ ...texts, keywords: ['Wal'] }) }
  expect([suggestTexts(known, 'de').alt, suggestTexts(known, 'en').alt]).toEqual(['Ein Wal', 'A whale'])
})

test('a list names five motifs, and keywords end with a whole word', () => {
  const words = Array.from({ length: 60 }, (_, at) => `${'wort'.repeat(7)}${at}`)
  const { alt, keywords } = suggestTexts({ ...NOTHING, alike: { de: words, en: [] } }, 'de')
  expect(alt).toBe(`Illustration: ${words.slice(0, 4).join(', ')} und ${words[4]}`)
  expect(keywords.length).toBeLessThanOrEqual(1_000)
  expect(words).toContain(keywords.split(', ').at(-1))
})
