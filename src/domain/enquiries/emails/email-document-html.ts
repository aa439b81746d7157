import { Heading, Hr, Link, Section, Text } from '@react-email/components'
import { createElement as element, Fragment, type ReactNode } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import { renderEmailPage } from '#domain/enquiries/email-queue/render-email-page.ts'
import type { EmailDocument } from './email-document.ts'
import type { Translate } from './email-messages.ts'
import { inLines, rowOf, wordsOf } from './email-rows.ts'

// Node runs this file as it stands, so it is written without JSX.

/** The HTML part. A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeDocumentHtml(sheet: EmailDocument, t: Translate): Promise<string> {
  const { language, heading, opening, facts, text, notices, shown, closing } = sheet
  return renderEmailPage(
    { language, preview: opening[0] ?? heading },
    element(Heading, { as: 'h1', style: styles.heading }, heading),
    opening.map(paragraphOf),
    facts.map((fact) => factOf(fact)),
    element(Text, { style: styles.quiet }, text.label),
    element(Text, { style: styles.message }, inLines(text.text)),
    notices.map(paragraphOf),
    shown.map((images) => imagesOf(images, t)),
    element(Hr, { style: styles.rule }),
    closing.map((sentence) => element(Text, { key: sentence, style: styles.quiet }, sentence)),
  )
}

function paragraphOf(sentence: string): ReactNode {
  return element(Text, { key: sentence, style: styles.text }, sentence)
}

function factOf({ label, value, unlinked }: EmailDocument['facts'][number]): ReactNode {
  const name = element('strong', null, `${label}: `)
  // An anchor that leads nowhere: mail programs make no link of what is inside one.
  const words = unlinked ? element('a', null, value) : inLines(value)
  return element(Text, { key: label, style: styles.line }, name, words)
}

function imagesOf({ label, url, images }: EmailDocument['shown'][number], t: Translate): ReactNode {
  const heading = url ? element(Link, { href: url, style: styles.link }, label) : label
  return element(
    Fragment,
    { key: label },
    element(Hr, { style: styles.rule }),
    element(Text, { style: styles.text }, heading),
    images.map((image) =>
      image.pictureId ? rowOf(image, t) : element(Section, { key: image.url }, wordsOf(image, t)),
    ),
  )
}
