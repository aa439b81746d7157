import type { Catalogue } from '#domain/catalogue/model.ts'
import { findSavedCollection, type SavedCollection } from '#domain/collection/saved-collections.server.ts'
import {
  type CollectionEmailRecord,
  collectionEmailRecordSchema,
} from '#domain/enquiries/collection-email/collection-email.ts'
import type { QueuedEmail } from '#domain/enquiries/email-queue/email-queue.server.ts'
import type { EmailWriter } from '#domain/enquiries/email-queue/send-emails.server.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Email } from '#platform/mail/mailer.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { type CollectionEmailContent, writeText } from './collection-email-text.ts'
import { type EmailImageNeeds, viewEmailImages } from './email-images.server.ts'
import { translateIn } from './email-messages.ts'

export const COLLECTION_EMAIL = 'collection'

const Payload = collectionEmailRecordSchema()

export type CollectionEmailNeeds = EmailImageNeeds & {
  db: Database
  clock: Clock
  catalogue: () => Catalogue
  contactIn: (language: Language) => Contact
}

/** Writes the content of a saved collection as it is when it is sent: what was withdrawn meanwhile is not in it. */
export function collectionEmailWriter(needs: CollectionEmailNeeds): EmailWriter {
  return async (queued) => {
    const payload = Payload.parse(queued.payload)
    const { db, catalogue, clock } = needs
    const found = await findSavedCollection(db, catalogue(), payload.collectionId, clock.now())
    if (found.outcome !== 'found' || found.collection.images.length === 0) return null
    return writeEmail(needs, queued, payload, found.collection)
  }
}

async function writeEmail(
  needs: CollectionEmailNeeds,
  { messageId }: QueuedEmail,
  payload: CollectionEmailRecord,
  collection: SavedCollection,
): Promise<Email> {
  const { to, name, email, message, language } = payload
  const t = translateIn(language)
  // Anybody's address can be typed into the form, so nothing in it becomes a link.
  const title = withoutLinks(collection.title)
  const { images, pictures } = await viewEmailImages(needs, collection.images, language)
  const content: CollectionEmailContent = {
    language,
    sender: { name, email },
    message,
    url: needs.links.collection(language, collection.id),
    expiresAt: collection.expiresAt,
    images,
    withdrawn: collection.withdrawn,
    contact: needs.contactIn(language),
  }
  // A third of the start's time would go into these components, and most days begin without a content.
  const { writeHtml } = await import('./collection-email-html.ts')
  return {
    messageId,
    date: needs.clock.now(),
    from: { name: site.brand[language], address: site.mailSender },
    to,
    replyTo: { name, address: email },
    subject: title ? t('mail_subject_titled', { name, title }) : t('mail_subject', { name }),
    html: await writeHtml(content, t),
    text: writeText(content, t),
    pictures,
    // RFC 3834: no machine shall answer this one.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
