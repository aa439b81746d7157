import { expect, test } from 'vitest'
import { withoutLinks, withoutLinksInName } from './links.ts'

test.each([
  'https://spam.example/a?b=c',
  'HTTP://SPAM.EXAMPLE',
  'ftp://x',
  'www.spam.example',
  '(www.spam.example)',
  'spam.example',
  'spam.example/path',
  'spam.example:8080',
  'SPAM.COM',
  'a.b.c.example.',
  'xn--spm-0na.xn--p1ai',
  'шпам.рф',
  'spam。example',
  'sp\u00adam.exam\u200bple',
  'anna@verlag.example',
  'mailto:anna@verlag.example',
  '„spam.example“,',
])('takes the link out of: Sehen Sie %s an', (link) => {
  expect(withoutLinks(`Sehen Sie ${link} an`)).toBe('Sehen Sie […] an')
})

test.each([
  'Liebe alle, das sind meine acht Favoriten. Ich tendiere zu 1 und 4.',
  'Für das Herbstheft.Ich tendiere zu 1.',
  'z. B. oder z.B. am 21.11.2026, 3.5 mm, 10:30 Uhr',
  'Nun ja ... mehr nicht...oder doch',
  'Zeile eins\n\nZeile drei\tmit Tab',
  'Wer/wie/was? <script>alert(1)</script>',
])('leaves alone: %s', (text) => {
  expect(withoutLinks(text)).toBe(text)
})

test.each(['motiv.com.jpg', 'icon@2x.png', 'entwurf.v2 final.neu.jpg', 'Größe 3.5 m (1).jpg'])(
  'the name of a file stays: %s',
  (name) => {
    expect(withoutLinksInName(name)).toBe(name)
  },
)

test.each([
  ['spam.com jetzt.jpg', 'spam.|com jetzt.jpg'],
  ['www.spam.com.jpg', 'www.|spam.|com.|jpg'],
  ['anna@spam.example, neu.jpg', 'anna@|spam.|example, neu.jpg'],
  ['http:spam.DE?a.jpg', 'http:|spam.|DE?a.|jpg'],
])('a link in the name of a file is none: %s', (name, expected) => {
  expect(withoutLinksInName(name)).toBe(expected.replaceAll('|', '\u200c'))
})
