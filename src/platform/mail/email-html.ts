import { type CSSProperties, createElement as element, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EmailContent, EmailFact, EmailImage, EmailPart, EmailSection } from './email-content.ts'

// Node runs this file as it stands, so it is written without JSX.

/** Mail programs on Windows know neither the width nor the padding of anything but tables. */
const TABLE = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 }
const WHOLE_WIDTH = { ...TABLE, width: '100%', align: 'center' }
/** Mail programs fill a short preview with the first words of the letter; signs that nobody sees keep them away. */
const PREVIEW_LENGTH = 150
const UNSEEN = '\u00a0\u200c'

/** A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeEmailHtml({ preview, sections }: Pick<EmailContent, 'preview' | 'sections'>): string {
  const parts = sections.length === 1 ? sections[0].parts.map(partOf) : sections.map(sectionOf)
  const page = tableOf({ ...WHOLE_WIDTH, style: styles.page }, element('td', null, parts))
  // Some programs drop the body's own style.
  const outer = tableOf(
    WHOLE_WIDTH,
    element('td', { style: styles.body }, preview && previewOf(preview), page),
  )
  const email = element(
    'html',
    { lang: sections[0].language },
    element(
      'head',
      null,
      element('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      element('meta', { name: 'x-apple-disable-message-reformatting' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
    ),
    element('body', { style: styles.body }, outer),
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(email)}`
}

function tableOf(attributes: object, ...cells: ReactNode[]): ReactNode {
  return element('table', attributes, element('tbody', null, element('tr', null, ...cells)))
}

function previewOf(preview: string): ReactNode {
  const filling = UNSEEN.repeat(Math.max(0, PREVIEW_LENGTH - preview.length))
  return element('div', { style: styles.preview }, preview, filling)
}

function sectionOf({ language, parts }: EmailSection, at: number): ReactNode {
  const rule = at > 0 && element('hr', { style: styles.rule })
  return element('div', { key: language, lang: language }, rule, parts.map(partOf))
}

function partOf(part: EmailPart, key: number): ReactNode {
  switch (part.kind) {
    case 'heading':
      return element('h1', { key, style: styles.heading }, part.text)
    case 'paragraph':
      return element('p', { key, style: styles.text }, inLines(part.text))
    case 'quiet':
      return element('p', { key, style: styles.quiet }, inLines(part.text))
    case 'facts':
      return element(Fragment, { key }, part.facts.map(factOf))
    case 'quoted': {
      const label = element('p', { style: styles.quiet }, part.label)
      return element(Fragment, { key }, label, element('p', { style: styles.message }, inLines(part.text)))
    }
    case 'button': {
      const link = linkTo(part.url, styles.buttonLink, part.label)
      return tableOf(
        { ...TABLE, key, style: styles.buttonRow },
        element('td', { style: styles.button }, link),
      )
    }
    case 'link':
      return element('p', { key, style: styles.text }, linkTo(part.url, styles.link, part.label))
    case 'images':
      return element(Fragment, { key }, imagesOf(part))
    case 'rule':
      return element('hr', { key, style: styles.rule })
    case 'closing': {
      const sentences = part.sentences.map((text) => element('p', { key: text, style: styles.quiet }, text))
      return element(Fragment, { key }, element('hr', { style: styles.rule }), sentences)
    }
  }
}

function factOf({ label, value, unlinked }: EmailFact): ReactNode {
  const name = element('strong', null, `${label}: `)
  // An anchor that leads nowhere: mail programs make no link of what is inside one.
  const words = unlinked ? element('a', null, value) : inLines(value)
  return element('p', { key: label, style: styles.line }, name, words)
}

function imagesOf({ images, more }: Extract<EmailPart, { kind: 'images' }>): ReactNode[] {
  if (more === undefined) return images.map(imageOf)
  const named = images.filter(({ pictureId }) => !pictureId)
  return [
    ...images.filter(({ pictureId }) => pictureId).map(imageOf),
    named.length > 0 && element('p', { key: 'more', style: styles.quiet }, more),
    ...named.map(imageOf),
  ]
}

function imageOf(image: EmailImage): ReactNode {
  const words = wordsOf(image)
  if (!image.pictureId) return element('div', { key: image.url }, words)
  const source = {
    src: `cid:${image.pictureId}`,
    alt: image.alt,
    width: SHOWN_WIDTH,
    style: styles.image,
    // Otherwise React preloads it by a link in the head.
    fetchPriority: 'low',
  } as const
  return tableOf(
    { ...WHOLE_WIDTH, key: image.url, style: styles.row },
    element('td', { style: styles.picture }, linkTo(image.url, styles.link, element('img', source))),
    element('td', { style: styles.words }, words),
  )
}

function wordsOf({ title, artist, url, note }: EmailImage): ReactNode {
  return element(
    Fragment,
    null,
    element('p', { style: styles.line }, linkTo(url, styles.link, title), `, ${artist}`),
    note && element('p', { style: styles.quiet }, inLines(note)),
  )
}

function linkTo(href: string, style: CSSProperties, content: ReactNode): ReactNode {
  return element('a', { href, style, target: '_blank' }, content)
}

function inLines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', { key: `${at}:${line}` }), line]))
}

// Mail programs know no style sheets, so styles stand inline.

const SHOWN_WIDTH = 160

const INK = '#16161d'
const QUIET = '#55555e'
const BUTTON_PADDING = '14px 26px'
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
  // Outlook on Windows knows padding of cells only, and of no link.
  button: { borderRadius: '26px', backgroundColor: INK, msoPaddingAlt: BUTTON_PADDING },
  buttonLink: {
    display: 'inline-block',
    padding: BUTTON_PADDING,
    color: '#fdfdfc',
    fontSize: '16px',
    lineHeight: '1.2',
    textDecoration: 'none',
  },
  buttonRow: { margin: '0 0 16px' },
  image: { display: 'block', border: 'none' },
  row: { margin: '0 0 20px' },
  picture: { width: `${SHOWN_WIDTH + 16}px`, verticalAlign: 'top' },
  words: { verticalAlign: 'top' },
  line: { margin: '0 0 4px', fontSize: '16px', lineHeight: '1.4' },
  quiet: { margin: '0 0 12px', color: QUIET, fontSize: '14px', lineHeight: '1.5' },
  link: { color: INK, textDecoration: 'underline' },
  rule: { margin: '24px 0', border: 'none', borderTop: '1px solid #d9d9dc' },
  preview: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    lineHeight: '1px',
  },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>
