import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#platform/i18n/long-date.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { contactValues } from './contact-values.ts'
import type { TellLetter } from './email-messages.ts'

/** An image of the collection as the letter shows it. `pictureId` names its picture in the letter, where it has one. */
export type LetterImage = {
  title: string
  alt: string
  artist: string
  /** Absolute: the image on the site. */
  url: string
  note: string
  pictureId: string | null
}

/** All that a collection's letter says. Names, notes and the message are a visitor's own words. */
export type CollectionLetter = {
  language: Language
  sender: { name: string; email: string }
  message: string
  /** Absolute: the collection on the site. */
  url: string
  expiresAt: Date
  images: readonly LetterImage[]
  withdrawn: number
  contact: Contact
}

/** What both parts of the letter say in the same words. */
export function sentencesOf(letter: CollectionLetter, tell: TellLetter) {
  const { language, sender, images, withdrawn, expiresAt } = letter
  return {
    heading: tell('mail_heading'),
    from: tell('mail_from', { ...sender, brand: site.brand[language] }),
    messageFrom: tell('mail_message', { name: sender.name }),
    open: tell('mail_open'),
    expires: tell('mail_expires', { date: longDate(expiresAt, language) }),
    count: tell('mail_images', { count: images.length }),
    more: tell('mail_more'),
    withdrawn: withdrawn > 0 ? tell('mail_withdrawn', { count: withdrawn }) : '',
    contact: tell('mail_contact', contactValues(letter.contact, language)),
    why: tell('mail_why', { name: sender.name }),
    agency: [site.brand[language], site.company.name, ...(site.offices[0]?.lines ?? [])].join(', '),
  }
}

/** The text part: for programs that show no HTML, and for people who prefer it. */
export function writeText(letter: CollectionLetter, tell: TellLetter): string {
  const say = sentencesOf(letter, tell)
  const images = letter.images.map(({ title, artist, url, note }, at) =>
    [
      `${at + 1}. ${title}, ${artist}`,
      ...(note ? [tell('mail_note', { note: note.replaceAll('\n', '\n   ') })] : []),
      url,
    ].join('\n   '),
  )
  const message = letter.message ? [`${say.messageFrom}:\n${quote(letter.message)}`] : []
  return [
    say.heading,
    say.from,
    ...message,
    `${say.open}: ${letter.url}\n${say.expires}`,
    [say.count, say.withdrawn].filter(Boolean).join('\n'),
    ...images,
    `-- \n${say.contact}`,
    say.why,
    say.agency,
  ].join('\n\n')
}

/** So that nobody takes a visitor's words for the agency's. */
function quote(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}
