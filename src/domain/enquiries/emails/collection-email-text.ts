import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#platform/i18n/long-date.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { contactValues } from './contact-values.ts'
import type { Translate } from './email-messages.ts'

/** An image of the collection as the e-mail shows it. `pictureId` names its picture there, where it has one. */
export type EmailImage = {
  title: string
  alt: string
  artist: string
  /** Absolute: the image on the site. */
  url: string
  note: string
  pictureId: string | null
}

/** All that a collection's content says. Names, notes and the message are a visitor's own words. */
export type CollectionEmailContent = {
  language: Language
  sender: { name: string; email: string }
  message: string
  /** Absolute: the collection on the site. */
  url: string
  expiresAt: Date
  images: readonly EmailImage[]
  withdrawn: number
  contact: Contact
}

/** The texts that both parts of the e-mail share. */
export function textsOf(content: CollectionEmailContent, t: Translate) {
  const { language, sender, images, withdrawn, expiresAt } = content
  return {
    heading: t('mail_heading'),
    from: t('mail_from', { ...sender, brand: site.brand[language] }),
    messageFrom: t('mail_message', { name: sender.name }),
    open: t('mail_open'),
    expires: t('mail_expires', { date: longDate(expiresAt, language) }),
    count: t(images.length === 1 ? 'mail_images_one' : 'mail_images_some', { count: images.length }),
    more: t('mail_more'),
    withdrawn:
      withdrawn > 0
        ? t(withdrawn === 1 ? 'mail_withdrawn_one' : 'mail_withdrawn_some', { count: withdrawn })
        : '',
    contact: t('mail_contact', contactValues(content.contact)),
    why: t('mail_why', { name: sender.name }),
    agency: [site.brand[language], site.company.name, ...(site.offices[0]?.lines ?? [])].join(', '),
  }
}

/** The text part: for programs that show no HTML, and for people who prefer it. */
export function writeText(content: CollectionEmailContent, t: Translate): string {
  const texts = textsOf(content, t)
  const images = content.images.map(({ title, artist, url, note }, at) =>
    [
      `${at + 1}. ${title}, ${artist}`,
      ...(note ? [t('mail_note', { note: note.replaceAll('\n', '\n   ') })] : []),
      url,
    ].join('\n   '),
  )
  const message = content.message ? [`${texts.messageFrom}:\n${quote(content.message)}`] : []
  return [
    texts.heading,
    texts.from,
    ...message,
    `${texts.open}: ${content.url}\n${texts.expires}`,
    [texts.count, texts.withdrawn].filter(Boolean).join('\n'),
    ...images,
    `-- \n${texts.contact}`,
    texts.why,
    texts.agency,
  ].join('\n\n')
}

/** So that nobody takes a visitor's words for the agency's. */
function quote(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}
