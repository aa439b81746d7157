import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'
import type { EmailDocument } from './emails/email-document.ts'
import { type Translate, translateIn } from './emails/email-messages.ts'
import type { ApplicationRecord } from './forms/application.ts'
import { BUDGETS, type EnquiryRecord, PROJECTS } from './forms/enquiry.ts'
import { keysOf } from './forms/model.ts'
import type { Submission } from './submission-record.ts'

/** What does not stand among the facts: `textOf`, and the collection, which is shown with its images. */
type NoFact = 'message' | 'statement' | 'collection'
type EnquiryFacts = Record<Exclude<keyof EnquiryRecord, NoFact>, string>
type ApplicationFacts = Record<Exclude<keyof ApplicationRecord, NoFact>, string>

type Fact = EmailDocument['facts'][number] & { field: keyof EnquiryFacts | keyof ApplicationFacts }

/** What was filled in, in the order of the form, without the long text. */
export function factsOf(submission: Submission, catalogue: Catalogue, language: Language): Fact[] {
  const t = translateIn(language)
  return submission.kind === 'enquiry'
    ? toFacts(enquiryFacts(submission.fields, catalogue, language), t)
    : toFacts(applicationFacts(submission.fields, catalogue, language), t)
}

/** The long text. */
export function textOf(submission: Submission, t: Translate): EmailDocument['text'] {
  return submission.kind === 'enquiry'
    ? { label: t('fact_message'), text: submission.fields.message }
    : { label: t('fact_statement'), text: submission.fields.statement }
}

function toFacts<Field extends Fact['field']>(values: Record<Field, string>, t: Translate): Fact[] {
  return keysOf(values)
    .map((field) => ({ field, label: t(`fact_${field}`), value: values[field] }))
    .filter(({ value }) => value !== '')
}

function enquiryFacts(fields: EnquiryRecord, { artistsById }: Catalogue, language: Language): EnquiryFacts {
  const t = translateIn(language)
  const { name, email, company, telephone, project, to, usage, deadline, budget } = fields
  return {
    name,
    email,
    company,
    telephone,
    project: project ? t(PROJECTS[project]) : '',
    // An artist who left meanwhile is still who was asked for.
    to: to === null ? site.brand[language] : (artistsById.get(to)?.name ?? String(to)),
    usage,
    deadline,
    budget: budget ? t(BUDGETS[budget]) : '',
  }
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
