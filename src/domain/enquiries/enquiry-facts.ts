import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { Form } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { EmailFact } from '#platform/mail/email-content.ts'
import { site } from '#site/public-site.ts'
import { type Translate, translateIn } from './emails/email-messages.ts'
import { APPLICATION } from './forms/application.ts'
import { ENQUIRY, type EnquiryRecord } from './forms/enquiry.ts'
import { usageSentence } from './forms/usage.ts'
import type { Submission } from './submission-record.ts'

/** `field` is the one of the form, or `intended` for the usage in one sentence. */
type Fact = EmailFact & { field: string }

/** These fields have no fact of their own: `intended` says the usage, and `textOf` returns the long texts. */
const NO_FACTS = { medium: [], territory: [], duration: [], printRun: [], message: [], statement: [] }

export function factsOf(submission: Submission, catalogue: Catalogue, language: Language): Fact[] {
  const t = translateIn(language)
  const form: Form<Parameters<Translate>[0]> = submission.kind === 'enquiry' ? ENQUIRY : APPLICATION
  const filled: Record<string, unknown> = submission.fields
  const apart: Partial<Record<string, Fact[]>> =
    submission.kind === 'enquiry'
      ? enquiryFacts(submission, catalogue, language)
      : applicationFacts(submission, catalogue, language)
  const facts = Object.entries(form).flatMap(([field, { label, words }]): Fact[] => {
    if (apart[field]) return apart[field]
    if (label === undefined) return []
    const value = filled[field]
    const word = words?.[String(value)]
    return [{ field, label: t(label), value: word ? t(word) : String(value ?? '') }]
  })
  return facts.filter(({ value }) => value !== '')
}

export function textOf(submission: Submission, t: Translate): { label: string; text: string } {
  return submission.kind === 'enquiry'
    ? { label: t(ENQUIRY.message.label), text: submission.fields.message }
    : { label: t(APPLICATION.statement.label), text: submission.fields.statement }
}

function enquiryFacts(
  { fields, language: spoken }: Extract<Submission, { kind: 'enquiry' }>,
  catalogue: Catalogue,
  language: Language,
) {
  const t = translateIn(language)
  const { to, usage } = fields
  // The enquiry still names an artist who left meanwhile.
  const recipient = to === null ? site.brand[language] : nameOf(to, catalogue)
  // The sentence is in the language in which it was chosen.
  const intended = usageSentence(fields, spoken, translateIn(spoken))
  return {
    to: [
      { field: 'to', label: t(ENQUIRY.to.label), value: recipient },
      { field: 'artists', label: t('fact_artists'), value: artistsIn(fields, catalogue).join(', ') },
    ],
    usage: [
      { field: 'usage', label: t(ENQUIRY.usage.label), value: usage },
      { field: 'intended', label: t('fact_intended'), value: intended },
    ],
    ...NO_FACTS,
  }
}

function applicationFacts(
  { fields }: Extract<Submission, { kind: 'application' }>,
  { galleries }: Catalogue,
  language: Language,
) {
  const names = galleries
    .filter(({ id }) => fields.styles.includes(id))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
  const label = translateIn(language)(APPLICATION.styles.label)
  return { styles: [{ field: 'styles', label, value: names.join(', ') }], ...NO_FACTS }
}

function artistsIn({ to, artists, images }: EnquiryRecord, catalogue: Catalogue): string[] {
  const drawn = images.flatMap(({ id }) => catalogue.imagesById.get(id)?.artistId ?? [])
  const all = [...new Set([...(to === null ? [] : [to]), ...artists, ...drawn])]
  const isSaidAlready = all.length === 1 && all[0] === to
  return isSaidAlready ? [] : all.map((id) => nameOf(id, catalogue))
}

function nameOf(artistId: number, { artistsById }: Catalogue): string {
  return artistsById.get(artistId)?.name ?? String(artistId)
}
