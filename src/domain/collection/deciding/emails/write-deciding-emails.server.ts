import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { decisionRounds } from '#domain/collection/deciding/tables.server.ts'
import type { QueuedEmail } from '#domain/enquiries/email-queue/email-queue.server.ts'
import type { EmailWriter } from '#domain/enquiries/email-queue/send-emails.server.ts'
import { type EmailDocument, writeDocumentText } from '#domain/enquiries/emails/email-document.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { apiPath, ROUND_DIGEST_END } from '#site/api-paths.ts'
import { CONFIRM_PARAMETER, END_PARAMETER, roundAddress } from '#site/deciding/deciding-paths.ts'
import { site } from '#site/site.server.ts'
import { DECIDING_CONFIRMATION, DECIDING_DIGEST } from './email-kinds.ts'
import { endTokenOf } from './owner-email.server.ts'
import { readNews } from './read-news.server.ts'

type Needs = { db: Database; clock: Clock; origin: string; catalogue: () => Catalogue }

const toOwner = { collectionId: z.string(), to: z.string(), language: z.enum(LANGUAGES) }
const Confirmation = z.object({ ...toOwner, token: z.string() })
const Digest = z.object({ ...toOwner, since: z.coerce.date(), until: z.coerce.date() })
type Owner = Pick<z.infer<typeof Digest>, 'to' | 'language'>

/** Writers of what the owner of a round gets by e-mail. */
export function decidingEmailWriters(needs: Needs): Record<string, EmailWriter> {
  return {
    [DECIDING_CONFIRMATION]: async (queued) => writeConfirmation(needs, queued),
    [DECIDING_DIGEST]: async (queued) => writeDigest(needs, queued),
  }
}

async function writeConfirmation(needs: Needs, queued: QueuedEmail): Promise<Email | null> {
  const { collectionId, token, ...owner } = Confirmation.parse(queued.payload)
  const { language } = owner
  const t = translateIn(language)
  const url = needs.origin + roundAddress(language, collectionId, { [CONFIRM_PARAMETER]: token })
  return compose(needs, queued, owner, t('deciding_mail_confirm_subject'), {
    language,
    heading: t('deciding_mail_confirm_subject'),
    opening: [t('deciding_mail_confirm_opening')],
    facts: [],
    text: { label: t('deciding_mail_confirm_label'), text: t('deciding_mail_confirm_text') },
    notices: [],
    shown: [{ label: t('deciding_mail_confirm_link'), url, images: [] }],
    closing: [t('deciding_mail_confirm_why')],
  })
}

/** Null where the owner ended the e-mails meanwhile, or what was new was deleted. */
async function writeDigest(needs: Needs, queued: QueuedEmail): Promise<Email | null> {
  const { collectionId, since, until, ...owner } = Digest.parse(queued.payload)
  const { db, origin } = needs
  const [round] = await db.select().from(decisionRounds).where(eq(decisionRounds.collectionId, collectionId))
  if (!round?.emailConfirmedAt || round.ownerEmail !== owner.to) return null
  const { language } = owner
  const news = await readNews({ db, catalogue: needs.catalogue(), collectionId, since, until, language })
  if (!news) return null
  const t = translateIn(language)
  const token = endTokenOf(round, owner.to)
  const shown = [
    {
      label: t('deciding_mail_open'),
      url: origin + roundAddress(language, collectionId),
      images: [],
    },
    {
      label: t('deciding_mail_end'),
      url: origin + roundAddress(language, collectionId, { [END_PARAMETER]: token }),
      images: [],
    },
  ]
  const email = await compose(needs, queued, owner, t('deciding_mail_subject', { news: news.counted }), {
    language,
    heading: t('deciding_mail_heading'),
    opening: [t('deciding_mail_opening', { news: news.counted })],
    facts: news.hearts ? [{ label: t('deciding_mail_hearts'), value: news.hearts }] : [],
    text: { label: t('deciding_mail_comments'), text: news.comments || '–' },
    notices: news.isCut ? [t('deciding_mail_more', { count: news.isCut })] : [],
    shown,
    closing: [t('deciding_mail_why')],
  })
  // RFC 8058: mail programs end it with one click of their own.
  const end = `${origin}${apiPath(ROUND_DIGEST_END, { id: collectionId })}?token=${token}`
  const unsubscribing = {
    'List-Unsubscribe': `<${end}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...email, headers: { ...email.headers, ...unsubscribing } }
}

async function compose(
  { clock }: Needs,
  { messageId }: QueuedEmail,
  { to, language }: Owner,
  subject: string,
  sheet: EmailDocument,
): Promise<Email> {
  const { writeDocumentHtml } = await import('#domain/enquiries/emails/email-document-html.ts')
  return {
    messageId,
    date: clock.now(),
    from: { name: site.brand[language], address: site.mailSender },
    to,
    replyTo: { name: site.brand[language], address: site.mail.office },
    subject,
    html: await writeDocumentHtml(sheet, translateIn(language)),
    text: writeDocumentText(sheet),
    pictures: [],
    // RFC 3834: no machine shall answer this one.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
