import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import { type CSSProperties, createElement as element, Fragment, type ReactNode } from 'react'
import { type CollectionLetter, type LetterImage, sentencesOf } from './collection-letter.ts'
import type { TellLetter } from './words.ts'

// Node runs this file as it stands, so it is written without JSX. Mail programs know no style sheets, so styles stand inline.

/** Half of what the picture has, for screens with two pixels to one. */
const SHOWN_WIDTH = 160

const INK = '#16161d'
const QUIET = '#55555e'
const font = 'Helvetica, Arial, sans-serif'
const styles = {
  body: { margin: 0, backgroundColor: '#fdfdfc', color: INK, fontFamily: font },
  page: { maxWidth: '600px', padding: '32px 20px' },
  heading: { margin: '0 0 16px', fontSize: '30px', lineHeight: '1.1', fontWeight: 500 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.5' },
  message: {
    margin: '0 0 20px',
    padding: '4px 0 4px 16px',
    borderLeft: '3px solid #d3202c',
    fontSize: '16px',
    lineHeight: '1.5',
  },
  button: {
    padding: '14px 26px',
    borderRadius: '26px',
    backgroundColor: INK,
    color: '#fdfdfc',
    fontSize: '16px',
    textDecoration: 'none',
  },
  row: { margin: '0 0 20px' },
  picture: { width: `${SHOWN_WIDTH + 16}px`, verticalAlign: 'top' },
  words: { verticalAlign: 'top' },
  line: { margin: '0 0 4px', fontSize: '16px', lineHeight: '1.4' },
  quiet: { margin: '0 0 12px', color: QUIET, fontSize: '14px', lineHeight: '1.5' },
  link: { color: INK, textDecoration: 'underline' },
  rule: { margin: '24px 0', borderColor: '#d9d9dc' },
} satisfies Record<string, CSSProperties>

/** The HTML part. A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeHtml(letter: CollectionLetter, tell: TellLetter): Promise<string> {
  const say = sentencesOf(letter, tell)
  const shown = letter.images.filter(({ pictureId }) => pictureId)
  const named = letter.images.filter(({ pictureId }) => !pictureId)
  return render(
    element(
      Html,
      { lang: letter.language },
      element(Head, null, element('meta', { name: 'color-scheme', content: 'light' })),
      element(
        Body,
        { style: styles.body },
        element(Preview, null, say.from),
        element(
          Container,
          { style: styles.page },
          element(Heading, { as: 'h1', style: styles.heading }, say.heading),
          element(Text, { style: styles.text }, say.from),
          messageOf(letter, say.messageFrom),
          element(Text, null, element(Button, { href: letter.url, style: styles.button }, say.open)),
          element(Text, { style: styles.quiet }, say.expires),
          element(Hr, { style: styles.rule }),
          element(Text, { style: styles.quiet }, say.count, ' ', say.withdrawn),
          shown.map((image) => rowOf(image, tell)),
          named.length > 0 && element(Text, { style: styles.quiet }, say.more),
          named.map((image) => element(Section, { key: image.url }, wordsOf(image, tell))),
          element(Hr, { style: styles.rule }),
          [say.contact, say.why, say.agency].map((sentence) =>
            element(Text, { key: sentence, style: styles.quiet }, sentence),
          ),
        ),
      ),
    ),
  )
}

function messageOf({ message }: CollectionLetter, from: string): ReactNode {
  if (!message) return null
  return element(
    Fragment,
    null,
    element(Text, { style: styles.quiet }, from),
    element(Text, { style: styles.message }, inLines(message)),
  )
}

function rowOf(image: LetterImage, tell: TellLetter): ReactNode {
  const picture = element(Img, { src: `cid:${image.pictureId}`, alt: image.alt, width: SHOWN_WIDTH })
  const link = element(Link, { href: image.url }, picture)
  const cells = element(
    'tr',
    null,
    element(Column, { style: styles.picture }, link),
    element(Column, { style: styles.words }, wordsOf(image, tell)),
  )
  const layout = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.row }
  return element('table', { key: image.url, ...layout }, element('tbody', null, cells))
}

function wordsOf({ title, artist, url, note }: LetterImage, tell: TellLetter): ReactNode {
  return element(
    Fragment,
    null,
    element(
      Text,
      { style: styles.line },
      element(Link, { href: url, style: styles.link }, title),
      `, ${artist}`,
    ),
    note && element(Text, { style: styles.quiet }, inLines(tell('mail_note', { note }))),
  )
}

function inLines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', { key: `${at}:${line}` }), line]))
}
