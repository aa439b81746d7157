import { Button, Heading, Hr, Section, Text } from '@react-email/components'
import { createElement as element, Fragment, type ReactNode } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import { renderEmailPage } from '#domain/enquiries/email-queue/render-email-page.ts'
import { type CollectionEmailContent, textsOf } from './collection-email-text.ts'
import type { Translate } from './email-messages.ts'
import { inLines, rowOf, wordsOf } from './email-rows.ts'

// Node runs this file as it stands, so it is written without JSX.

/** The HTML part. A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeHtml(content: CollectionEmailContent, t: Translate): Promise<string> {
  const texts = textsOf(content, t)
  const shown = content.images.filter(({ pictureId }) => pictureId)
  const named = content.images.filter(({ pictureId }) => !pictureId)
  return renderEmailPage(
    { language: content.language, preview: texts.from },
    element(Heading, { as: 'h1', style: styles.heading }, texts.heading),
    element(Text, { style: styles.text }, texts.from),
    messageOf(content, texts.messageFrom),
    element(Text, null, element(Button, { href: content.url, style: styles.button }, texts.open)),
    element(Text, { style: styles.quiet }, texts.expires),
    element(Hr, { style: styles.rule }),
    element(Text, { style: styles.quiet }, texts.count, ' ', texts.withdrawn),
    shown.map((image) => rowOf(image, t)),
    named.length > 0 && element(Text, { style: styles.quiet }, texts.more),
    named.map((image) => element(Section, { key: image.url }, wordsOf(image, t))),
    element(Hr, { style: styles.rule }),
    [texts.contact, texts.why, texts.agency].map((sentence) =>
      element(Text, { key: sentence, style: styles.quiet }, sentence),
    ),
  )
}

function messageOf({ message }: CollectionEmailContent, from: string): ReactNode {
  if (!message) return null
  return element(
    Fragment,
    null,
    element(Text, { style: styles.quiet }, from),
    element(Text, { style: styles.message }, inLines(message)),
  )
}
