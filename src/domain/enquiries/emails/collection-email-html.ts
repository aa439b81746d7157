import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import { createElement as element, Fragment, type ReactNode } from 'react'
import { styles } from '#domain/enquiries/email-queue/email-styles.ts'
import { type CollectionEmailContent, textsOf } from './collection-email-text.ts'
import type { Translate } from './email-messages.ts'
import { inLines, rowOf, wordsOf } from './email-rows.ts'

// Node runs this file as it stands, so it is written without JSX.

/** The HTML part. A visitor's words come in as text only; no part of them becomes a tag, a style or an address. */
export function writeHtml(content: CollectionEmailContent, t: Translate): Promise<string> {
  const texts = textsOf(content, t)
  const shown = content.images.filter(({ pictureId }) => pictureId)
  const named = content.images.filter(({ pictureId }) => !pictureId)
  return render(
    element(
      Html,
      { lang: content.language },
      element(Head, null, element('meta', { name: 'color-scheme', content: 'light' })),
      element(
        Body,
        { style: styles.body },
        element(Preview, null, texts.from),
        element(
          Container,
          { style: styles.page },
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
        ),
      ),
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
