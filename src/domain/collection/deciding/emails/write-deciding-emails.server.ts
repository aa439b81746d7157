import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { decisionRounds } from '#domain/collection/deciding/tables.server.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { AUTOMATIC, type Letter, type LetterPart, paragraphs } from '#platform/mail/letter/letter.ts'
import type { QueuedEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { apiPath, ROUND_DIGEST_END } from '#site/api-paths.ts'
import { CONFIRM_PARAMETER, END_PARAMETER, roundAddress } from '#site/deciding/deciding-paths.ts'
import { site } from '#site/site.server.ts'
import { DECIDING_CONFIRMATION, DECIDING_DIGEST } from './email-kinds.ts'
import { endTokenOf } from './owner-email.server.ts'
import { readNews } from './read-news.server.ts'

type Needs = { db: Database; origin: string; catalogue: () => Catalogue }

const OWNER = { collectionId: z.string(), to: z.string(), language: z.enum(LANGUAGES) }
const Confirmation = z.object({ ...OWNER, token: z.string() })
const Digest = z.object({ ...OWNER, since: z.coerce.date(), until: z.coerce.date() })

/** Writers of what the owner of a round gets by e-mail. */
export function decidingEmailWriters(needs: Needs): Record<string, EmailWriter> {
  return {
    [DECIDING_CONFIRMATION]: async (queued) => writeConfirmation(needs, queued),
    [DECIDING_DIGEST]: async (queued) => writeDigest(needs, queued),
  }
}

function writeConfirmation({ origin }: Needs, { payload }: QueuedEmail): Letter {
  const { collectionId, token, to, language } = Confirmation.parse(payload)
  const t = translateIn(language)
  const url = origin + roundAddress(language, collectionId, { [CONFIRM_PARAMETER]: token })
  const opening = t('deciding_mail_confirm_opening')
  return toOwner({ to, language, subject: t('deciding_mail_confirm_subject'), preview: opening }, [
    { kind: 'heading', text: t('deciding_mail_confirm_subject') },
    { kind: 'paragraph', text: opening },
    { kind: 'quoted', label: t('deciding_mail_confirm_label'), text: t('deciding_mail_confirm_text') },
    { kind: 'rule' },
    { kind: 'link', label: t('deciding_mail_confirm_link'), url },
    { kind: 'closing', sentences: [t('deciding_mail_confirm_why')] },
  ])
}

/** Null where the owner ended the e-mails meanwhile, or what was new was deleted. */
async function writeDigest(needs: Needs, { payload }: QueuedEmail): Promise<Letter | null> {
  const { collectionId, since, until, to, language } = Digest.parse(payload)
  const { db, origin } = needs
  const [round] = await db.select().from(decisionRounds).where(eq(decisionRounds.collectionId, collectionId))
  if (!round?.emailConfirmedAt || round.ownerEmail !== to) return null
  const news = await readNews({ db, catalogue: needs.catalogue(), collectionId, since, until, language })
  if (!news) return null
  const t = translateIn(language)
  const token = endTokenOf(round, to)
  const open = roundAddress(language, collectionId)
  const end = roundAddress(language, collectionId, { [END_PARAMETER]: token })
  const opening = t('deciding_mail_opening', { news: news.counted })
  const hearts = { label: t('deciding_mail_hearts'), value: news.hearts }
  const subject = t('deciding_mail_subject', { news: news.counted })
  const letter = toOwner({ to, language, subject, preview: opening }, [
    { kind: 'heading', text: t('deciding_mail_heading') },
    { kind: 'paragraph', text: opening },
    { kind: 'facts', facts: news.hearts ? [hearts] : [] },
    { kind: 'quoted', label: t('deciding_mail_comments'), text: news.comments || '–' },
    ...paragraphs(news.isCut ? [t('deciding_mail_more', { count: news.isCut })] : []),
    { kind: 'rule' },
    { kind: 'link', label: t('deciding_mail_open'), url: origin + open },
    { kind: 'rule' },
    { kind: 'link', label: t('deciding_mail_end'), url: origin + end },
    { kind: 'closing', sentences: [t('deciding_mail_why')] },
  ])
  // RFC 8058: mail programs end it with one click of their own.
  const oneClick = `${origin}${apiPath(ROUND_DIGEST_END, { id: collectionId })}?token=${token}`
  const headers = {
    ...AUTOMATIC,
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...letter, headers }
}

type ToOwner = Pick<Letter, 'to' | 'subject' | 'preview'> & { language: Language }

function toOwner({ language, ...letter }: ToOwner, parts: readonly LetterPart[]): Letter {
  const replyTo = { name: site.brand[language], address: site.mail.office }
  return { ...letter, replyTo, sections: [{ language, parts }] }
}
