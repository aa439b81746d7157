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
import { createElement as element, Fragment, type ReactNode } from 'react'
import type { Letter, LetterFact, LetterImage, LetterPart, LetterSection } from './letter.ts'
import { SHOWN_WIDTH, styles } from './letter-styles.ts'

// Node runs this file as it stands, so it is written without JSX.

/** The HTML part. A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeLetterHtml({
  preview,
  sections,
}: Pick<Letter, 'preview' | 'sections'>): Promise<string> {
  return render(
    element(
      Html,
      { lang: sections[0].language },
      element(Head, null, element('meta', { name: 'color-scheme', content: 'light' })),
      element(
        Body,
        { style: styles.body },
        preview !== null && element(Preview, null, preview),
        element(
          Container,
          { style: styles.page },
          sections.length === 1 ? sections[0].parts.map(partOf) : sections.map(sectionOf),
        ),
      ),
    ),
  )
}

function sectionOf({ language, parts }: LetterSection, at: number): ReactNode {
  const rule = at > 0 && element(Hr, { style: styles.rule })
  return element(Section, { key: language, lang: language }, rule, parts.map(partOf))
}

function partOf(part: LetterPart, key: number): ReactNode {
  switch (part.kind) {
    case 'heading':
      return element(Heading, { key, as: 'h1', style: styles.heading }, part.text)
    case 'paragraph':
      return element(Text, { key, style: styles.text }, inLines(part.text))
    case 'quiet':
      return element(Text, { key, style: styles.quiet }, inLines(part.text))
    case 'facts':
      return element(Fragment, { key }, part.facts.map(factOf))
    case 'quoted': {
      const label = element(Text, { style: styles.quiet }, part.label)
      return element(Fragment, { key }, label, element(Text, { style: styles.message }, inLines(part.text)))
    }
    case 'button': {
      const button = element(Button, { href: part.url, style: styles.button }, part.label)
      return element(Text, { key, style: styles.text }, button)
    }
    case 'link': {
      const link = element(Link, { href: part.url, style: styles.link }, part.label)
      return element(Text, { key, style: styles.text }, link)
    }
    case 'images':
      return element(Fragment, { key }, imagesOf(part))
    case 'rule':
      return element(Hr, { key, style: styles.rule })
    case 'closing': {
      const sentences = part.sentences.map((text) => element(Text, { key: text, style: styles.quiet }, text))
      return element(Fragment, { key }, element(Hr, { style: styles.rule }), sentences)
    }
  }
}

function factOf({ label, value, unlinked }: LetterFact): ReactNode {
  const name = element('strong', null, `${label}: `)
  // An anchor that leads nowhere: mail programs make no link of what is inside one.
  const words = unlinked ? element('a', null, value) : inLines(value)
  return element(Text, { key: label, style: styles.line }, name, words)
}

function imagesOf({ images, more }: Extract<LetterPart, { kind: 'images' }>): ReactNode[] {
  if (more === undefined) return images.map(imageOf)
  const named = images.filter(({ pictureId }) => !pictureId)
  return [
    ...images.filter(({ pictureId }) => pictureId).map(imageOf),
    named.length > 0 && element(Text, { key: 'more', style: styles.quiet }, more),
    ...named.map(imageOf),
  ]
}

/** With its picture, or else in words. */
function imageOf(image: LetterImage): ReactNode {
  const words = wordsOf(image)
  if (!image.pictureId) return element(Section, { key: image.url }, words)
  const picture = element(Img, { src: `cid:${image.pictureId}`, alt: image.alt, width: SHOWN_WIDTH })
  const cells = element(
    'tr',
    null,
    element(Column, { style: styles.picture }, element(Link, { href: image.url }, picture)),
    element(Column, { style: styles.words }, words),
  )
  const layout = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.row }
  return element('table', { key: image.url, ...layout }, element('tbody', null, cells))
}

function wordsOf({ title, artist, url, note }: LetterImage): ReactNode {
  const link = element(Link, { href: url, style: styles.link }, title)
  return element(
    Fragment,
    null,
    element(Text, { style: styles.line }, link, `, ${artist}`),
    note && element(Text, { style: styles.quiet }, inLines(note)),
  )
}

/** With the breaks that somebody wrote. */
function inLines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', { key: `${at}:${line}` }), line]))
}
