import { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { findSavedCollection, type SavedCollection } from '#domain/collection/saved-collections.server.ts'
import { COLLECTION_EMAIL } from '#domain/enquiries/forms/collection-email.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { toStoredSchema } from '#platform/fields/answers.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { EmailContent, EmailImage, EmailPart } from '#platform/mail/email-content.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import type { Contact } from '#site/contact.ts'
import { lastDayInWords } from '#site/dates.ts'
import { site } from '#site/site.server.ts'
import { type EmailImageNeeds, viewEmailImages } from './email-images.server.ts'
import { agencyIn, contactValues, type Translate, translateIn } from './email-messages.ts'

export const COLLECTION_EMAIL_KIND = 'collection'

/** These fields of the form are stored until its e-mail is sent. */
const Payload = toStoredSchema(COLLECTION_EMAIL)
  .omit({ id: true, lang: true })
  .extend({ collectionId: z.string(), language: z.enum(LANGUAGES) })
export type CollectionEmailRecord = z.infer<typeof Payload>

type CollectionEmailNeeds = EmailImageNeeds & {
  db: Database
  clock: Clock
  catalogue: () => Catalogue
  contactIn: (language: Language) => Contact
}

/** The collection is written as it is at the time of sending: withdrawn images are not in it. */
export function collectionEmailWriter(needs: CollectionEmailNeeds): EmailWriter {
  return async (queued) => {
    const payload = Payload.parse(queued.payload)
    const { db, catalogue, clock } = needs
    const found = await findSavedCollection(db, catalogue(), payload.collectionId, clock.now())
    // A collection with a password is only shown to those who have it.
    if (found.outcome === 'locked') return writeCollection(needs, payload, null)
    if (found.outcome !== 'found' || found.collection.images.length === 0) return null
    return writeCollection(needs, payload, found.collection)
  }
}

async function writeCollection(
  needs: CollectionEmailNeeds,
  { collectionId, to, name, email, message, language }: CollectionEmailRecord,
  collection: SavedCollection | null,
): Promise<EmailContent> {
  const t = translateIn(language)
  // Anybody's address can be typed into the form, so nothing in it becomes a link.
  const title = withoutLinks(collection?.title ?? '')
  const { images, pictures } = await viewEmailImages(needs, collection?.images ?? [], language)
  const from = t('mail_from', { name, email, brand: site.brand[language] })
  const quoted: EmailPart = { kind: 'quoted', label: t('mail_message', { name }), text: message }
  const contact = t('mail_contact', contactValues(needs.contactIn(language)))
  const parts: EmailPart[] = [
    { kind: 'heading', text: t('mail_heading') },
    { kind: 'paragraph', text: from },
    ...(message ? [quoted] : []),
    { kind: 'button', label: t('mail_open'), url: needs.links.collection(language, collectionId) },
    ...(collection ? showImages(collection, images, t, language) : []),
    { kind: 'closing', sentences: [contact, t('mail_why', { name }), agencyIn(language)] },
  ]
  return {
    to,
    replyTo: { name, address: email },
    subject: title ? t('mail_subject_titled', { name, title }) : t('mail_subject', { name }),
    preview: from,
    sections: [{ language, parts }],
    pictures,
  }
}

function showImages(
  { expiresAt, withdrawn }: SavedCollection,
  images: EmailImage[],
  t: Translate,
  language: Language,
): EmailPart[] {
  return [
    { kind: 'quiet', text: t('mail_expires', { date: lastDayInWords(expiresAt, language) }) },
    { kind: 'rule' },
    { kind: 'quiet', text: countOf(images.length, withdrawn, t) },
    { kind: 'images', images, more: t('mail_more') },
  ]
}

function countOf(count: number, withdrawn: number, t: Translate): string {
  const shown = t(count === 1 ? 'mail_images_one' : 'mail_images_some', { count })
  if (withdrawn === 0) return shown
  return `${shown} ${t(withdrawn === 1 ? 'mail_withdrawn_one' : 'mail_withdrawn_some', { count: withdrawn })}`
}
