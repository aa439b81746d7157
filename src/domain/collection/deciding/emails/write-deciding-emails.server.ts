import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { countNews, translateDecidingIn } from '#domain/collection/deciding/deciding-messages.ts'
import { hasRound } from '#domain/collection/deciding/rounds.server.ts'
import {
  decisionComments,
  decisionPeople,
  decisionRounds,
  decisionVotes,
} from '#domain/collection/deciding/tables.server.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { AUTOMATIC, type EmailContent, type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import type { QueuedEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { apiPath, ROUND_DIGEST_END } from '#site/api-paths.ts'
import { CONFIRM_PARAMETER, END_PARAMETER, ownersAddress, roundAddress } from '#site/deciding-paths.ts'
import { site } from '#site/site.server.ts'
import {
  DECIDING_CONFIRMATION,
  DECIDING_DIGEST,
  DECIDING_OWNER_LINK,
  endTokenOf,
} from './owner-email.server.ts'

type WriteDecidingEmailsNeeds = { db: Database; origin: string; catalogue: () => Catalogue }

const OWNER = { collectionId: z.string(), to: z.string(), language: z.enum(LANGUAGES) }
const Confirmation = z.object({ ...OWNER, token: z.string() })
const OwnersLink = z.object({ ...OWNER, secret: z.string() })
const Digest = z.object({ ...OWNER, since: z.coerce.date(), until: z.coerce.date() })

/** Writers of the e-mails to the owner of a round. */
export function decidingEmailWriters(needs: WriteDecidingEmailsNeeds): Record<string, EmailWriter> {
  return {
    [DECIDING_CONFIRMATION]: async (queued) => writeConfirmation(needs, queued),
    [DECIDING_OWNER_LINK]: (queued) => writeOwnersLink(needs, queued),
    [DECIDING_DIGEST]: async (queued) => writeDigest(needs, queued),
  }
}

function writeConfirmation({ origin }: WriteDecidingEmailsNeeds, { payload }: QueuedEmail): EmailContent {
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

/**
 * Returns null when the round was deleted meanwhile. It repeats nothing that anybody typed, since the address may be a
 * stranger's, and its link has no effect: what leads the round is in the fragment, which programs that follow links keep.
 */
async function writeOwnersLink(
  { db, origin }: WriteDecidingEmailsNeeds,
  { payload }: QueuedEmail,
): Promise<EmailContent | null> {
  const { collectionId, secret, to, language } = OwnersLink.parse(payload)
  if (!(await hasRound(db, collectionId))) return null
  const t = translateIn(language)
  const opening = t('deciding_mail_lead_opening')
  return toOwner({ to, language, subject: t('deciding_mail_lead_subject'), preview: opening }, [
    { kind: 'heading', text: t('deciding_mail_lead_subject') },
    { kind: 'paragraph', text: opening },
    { kind: 'rule' },
    {
      kind: 'link',
      label: t('deciding_mail_lead_link'),
      url: origin + ownersAddress(language, collectionId, secret),
    },
    { kind: 'rule' },
    { kind: 'closing', sentences: [t('deciding_mail_lead_keep'), t('deciding_mail_lead_why')] },
  ])
}

/** Returns null when the owner ended the e-mails meanwhile, or the new votes and comments were deleted. */
async function writeDigest(
  needs: WriteDecidingEmailsNeeds,
  { payload }: QueuedEmail,
): Promise<EmailContent | null> {
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
  const content = toOwner({ to, language, subject, preview: opening }, [
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
  return { ...content, headers }
}

type ToOwner = Pick<EmailContent, 'to' | 'subject' | 'preview'> & { language: Language }

function toOwner({ language, ...content }: ToOwner, parts: readonly EmailPart[]): EmailContent {
  const replyTo = { name: site.brand[language], address: site.mail.office }
  return { ...content, replyTo, sections: [{ language, parts }] }
}

const MOST_COMMENTS_TOLD = 30

type Reading = {
  db: Database
  catalogue: Catalogue
  collectionId: string
  since: Date
  until: Date
  language: Language
}

/** `isCut` is how many comments are left out. */
type News = { counted: string; hearts: string; comments: string; isCut: number }

async function readNews({ catalogue, language, ...range }: Reading): Promise<News | null> {
  const { votes, comments } = await listNews(range)
  const t = translateIn(language)
  const titleOf = (id: number) => {
    const image = catalogue.imagesById.get(id)
    return (language === 'de' ? image?.titleDe : image?.titleEn) ?? `${id}`
  }
  const counted = countNews(translateDecidingIn(language), { votes: votes.length, comments: comments.length })
  if (counted === '') return null
  const hearts = [...Map.groupBy(votes, ({ image }) => image)].map(([image, of]) =>
    t('deciding_mail_heart', {
      image: titleOf(image),
      names: of.map(({ name }) => withoutLinks(name)).join(', '),
    }),
  )
  const shown = comments.slice(0, MOST_COMMENTS_TOLD).map(({ image, name, text }) =>
    t('deciding_mail_comment', {
      name: withoutLinks(name),
      image: titleOf(image),
      text: withoutLinks(text),
    }),
  )
  return {
    counted,
    hearts: hearts.length > 0 ? `\n${hearts.join('\n')}` : '',
    comments: shown.join('\n\n'),
    isCut: comments.length - shown.length,
  }
}

type Range = { db: Database; collectionId: string; since: Date; until: Date }

async function listNews({ db, collectionId, since, until }: Range) {
  const shown = and(eq(decisionPeople.collectionId, collectionId), eq(decisionPeople.hidden, false))
  const votes = await db
    .select({ image: decisionVotes.imageId, name: decisionPeople.name })
    .from(decisionVotes)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionVotes.personId))
    .where(and(shown, gte(decisionVotes.votedAt, since), lt(decisionVotes.votedAt, until)))
    .orderBy(asc(decisionVotes.votedAt))
  const comments = await db
    .select({ image: decisionComments.imageId, name: decisionPeople.name, text: decisionComments.text })
    .from(decisionComments)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionComments.personId))
    .where(and(shown, gte(decisionComments.writtenAt, since), lt(decisionComments.writtenAt, until)))
    .orderBy(asc(decisionComments.writtenAt))
  return { votes, comments }
}
