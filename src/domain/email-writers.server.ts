import type { Variants } from '#domain/imaging/variants.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Language } from '#platform/i18n/language.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import type { Image } from './catalogue/catalogue-model.ts'
import { decidingEmailWriters } from './collection/deciding/emails/write-deciding-emails.server.ts'
import { clientEmailWriters } from './delivery/client-emails.server.ts'
import { deliveryEmailWriters } from './delivery/delivery-emails.server.ts'
import { REPLY } from './enquiries/emails/email-messages.ts'
import {
  COLLECTION_EMAIL_KIND,
  collectionEmailWriter,
} from './enquiries/emails/write-collection-email.server.ts'
import { enquiryEmailWriters } from './enquiries/emails/write-enquiry-emails.server.ts'
import { replyEmailWriter } from './enquiries/replies/reply-email.server.ts'
import { IMAGE_WIDTHS } from './imaging/imaging-model.ts'
import { NOTIFICATION_EMAIL, notificationEmailWriter } from './notifications/notification-emails.server.ts'
import { DECIDED_EMAIL, DECLINED_EMAIL, decidedEmailWriter } from './pending-changes/decided-email.server.ts'
import type { ReadModel } from './published/snapshot.server.ts'
import { contactIn } from './settings/contact.server.ts'
import { STAFF_LINK_EMAIL, staffLinkWriter } from './staff/link-emails.server.ts'
import { STAFF_EMAIL, staffEmailWriter, TEST_EMAIL, writeTestEmail } from './staff/staff-emails.server.ts'
import { WEBHOOK_ENDED, webhookEndedWriter } from './webhooks/ended-email.server.ts'

type WriterNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  variants: Variants
  readModel: ReadModel
  origin: string
}

export function openEmailWriters({ db, files, clock, variants, readModel, origin }: WriterNeeds) {
  const needs = {
    db,
    files,
    clock,
    catalogue: () => readModel.current().catalogue,
    contactIn: (language: Language) => contactIn(readModel.current().settings, language),
    thumbnailOf: ({ picture }: Image) =>
      variants.get(picture, { width: IMAGE_WIDTHS[0], format: 'jpeg', moving: false }),
    links: {
      collection: (language: Language, id: string) => origin + paths.sharedCollection(language, id),
      image: (language: Language, { id, artistCode }: Image) =>
        origin + paths.artistImage(language, artistCode, id),
      application: (language: Language, number: string, secret: string) =>
        origin + furtherPaths.applicationState(language, number, secret),
    },
  }
  return {
    [COLLECTION_EMAIL_KIND]: collectionEmailWriter(needs),
    [REPLY]: replyEmailWriter(db),
    [STAFF_EMAIL]: staffEmailWriter({ origin }),
    [TEST_EMAIL]: writeTestEmail,
    [STAFF_LINK_EMAIL]: staffLinkWriter({ origin }),
    [DECIDED_EMAIL]: decidedEmailWriter({ origin }),
    [DECLINED_EMAIL]: decidedEmailWriter({ origin }),
    [NOTIFICATION_EMAIL]: notificationEmailWriter({ db, origin }),
    [WEBHOOK_ENDED]: webhookEndedWriter({ origin }),
    ...decidingEmailWriters({ ...needs, origin }),
    ...deliveryEmailWriters({ db, origin }),
    ...clientEmailWriters({ db, origin, clock }),
    ...enquiryEmailWriters(needs),
  }
}
