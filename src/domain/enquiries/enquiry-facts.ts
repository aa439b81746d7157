import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LetterFact } from '#platform/mail/letter/letter.ts'
import { site } from '#site/public-site.ts'
import { type Translate, translateIn } from './emails/email-messages.ts'
import type { ApplicationRecord } from './forms/application.ts'
import { BUDGETS, type EnquiryRecord, PROJECTS } from './forms/enquiry.ts'
import { keysOf } from './forms/model.ts'
import { type Usage, usageSentence } from './forms/usage.ts'
import type { Submission } from './submission-record.ts'

/** What does not stand among the facts: `textOf`, what is shown with its images, and what makes one sentence together. */
type NoFact = 'message' | 'statement' | 'collection' | 'images' | keyof Usage
type EnquiryFacts = Record<Exclude<keyof EnquiryRecord, NoFact> | 'intended', string>
type ApplicationFacts = Record<Exclude<keyof ApplicationRecord, NoFact>, string>

type Fact = LetterFact & { field: keyof EnquiryFacts | keyof ApplicationFacts }

/** What was filled in, in the order of the form, without the long text. */
export function factsOf(submission: Submission, catalogue: Catalogue, language: Language): Fact[] {
  const t = translateIn(language)
  return submission.kind === 'enquiry'
    ? toFacts(enquiryFacts(submission, catalogue, language), t)
    : toFacts(applicationFacts(submission.fields, catalogue, language), t)
}

/** The long text. */
export function textOf(submission: Submission, t: Translate): { label: string; text: string } {
  return submission.kind === 'enquiry'
    ? { label: t('fact_message'), text: submission.fields.message }
    : { label: t('fact_statement'), text: submission.fields.statement }
}

function toFacts<Field extends Fact['field']>(values: Record<Field, string>, t: Translate): Fact[] {
  return keysOf(values)
    .map((field) => ({ field, label: t(`fact_${field}`), value: values[field] }))
    .filter(({ value }) => value !== '')
}

function enquiryFacts(
  { fields, language: spoken }: Extract<Submission, { kind: 'enquiry' }>,
  catalogue: Catalogue,
  language: Language,
): EnquiryFacts {
  const t = translateIn(language)
  const { name, email, company, telephone, project, projectName, to, usage, deadline, budget } = fields
  return {
    name,
    email,
    company,
    telephone,
    projectName,
    project: project ? t(PROJECTS[project]) : '',
    // An artist who left meanwhile is still who was asked for.
    to: to === null ? site.brand[language] : nameOf(to, catalogue),
    artists: artistsIn(fields, catalogue).join(', '),
    usage,
    // As its sender chose it.
    intended: usageSentence(fields, spoken, translateIn(spoken)),
    deadline,
    budget: budget ? t(BUDGETS[budget]) : '',
  }
}

/** Everybody whom it is about; nobody where that is the one to whom it goes. */
function artistsIn({ to, artists, images }: EnquiryRecord, catalogue: Catalogue): string[] {
  const drawn = images.flatMap(({ id }) => catalogue.imagesById.get(id)?.artistId ?? [])
  const all = [...new Set([...(to === null ? [] : [to]), ...artists, ...drawn])]
  const isSaidAlready = all.length === 1 && all[0] === to
  return isSaidAlready ? [] : all.map((id) => nameOf(id, catalogue))
}

function nameOf(artistId: number, { artistsById }: Catalogue): string {
  return artistsById.get(artistId)?.name ?? String(artistId)
}

function applicationFacts(
  { name, email, town, website, social, styles }: ApplicationRecord,
  { galleries }: Catalogue,
  language: Language,
): ApplicationFacts {
  const chosen = galleries
    .filter(({ id }) => styles.includes(id))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
  return { name, email, town, website, social, styles: chosen.join(', ') }
}
