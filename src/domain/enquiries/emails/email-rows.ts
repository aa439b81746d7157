import { Column, Img, Link, Text } from '@react-email/components'
import { createElement as element, Fragment, type ReactNode } from 'react'
import { SHOWN_WIDTH, styles } from '#domain/enquiries/email-queue/email-styles.ts'
import type { EmailImage } from './collection-email-text.ts'
import type { Translate } from './email-messages.ts'

/** An image with its picture, and the way to it. */
export function rowOf(image: EmailImage, t: Translate): ReactNode {
  const picture = element(Img, { src: `cid:${image.pictureId}`, alt: image.alt, width: SHOWN_WIDTH })
  const link = element(Link, { href: image.url }, picture)
  const cells = element(
    'tr',
    null,
    element(Column, { style: styles.picture }, link),
    element(Column, { style: styles.words }, wordsOf(image, t)),
  )
  const layout = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.row }
  return element('table', { key: image.url, ...layout }, element('tbody', null, cells))
}

/** An image in words. */
export function wordsOf({ title, artist, url, note }: EmailImage, t: Translate): ReactNode {
  return element(
    Fragment,
    null,
    element(
      Text,
      { style: styles.line },
      element(Link, { href: url, style: styles.link }, title),
      `, ${artist}`,
    ),
    note && element(Text, { style: styles.quiet }, inLines(t('mail_note', { note }))),
  )
}

/** A visitor's words with the breaks that they wrote. */
export function inLines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', { key: `${at}:${line}` }), line]))
}
