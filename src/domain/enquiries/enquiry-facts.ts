import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LetterSheet } from './emails/email-document.ts'
import { type TellLetter, tellLetterIn } from './emails/email-messages.ts'
import { BUDGET_WORDS, PROJECT_WORDS } from './forms/enquiry.ts'
import type { ApplicationFields, EnquiryFields, Submission } from './submission-record.ts'

type Fact = LetterSheet['facts'][number] & { field: string }

/** What was filled in, in the order of the form, without the words that stand for themselves. */
export function factsOf(submission: Submission, catalogue: Catalogue, language: Language): Fact[] {
  const tell = tellLetterIn(language)
  const facts =
    submission.kind === 'enquiry'
      ? enquiryFacts(submission.fields, catalogue, tell)
      : applicationFacts(submission.fields, catalogue, language, tell)
  return facts.filter(({ value }) => value !== '')
}

/** The words that stand for themselves. */
export function wordsOf(submission: Submission, tell: TellLetter): LetterSheet['words'] {
  return submission.kind === 'enquiry'
    ? { label: tell('fact_message'), text: submission.fields.message }
    : { label: tell('fact_statement'), text: submission.fields.statement }
}

function enquiryFacts(fields: EnquiryFields, { artistsById }: Catalogue, tell: TellLetter): Fact[] {
  const { name, email, company, telephone, project, to, usage, deadline, budget } = fields
  const artist = to === null ? null : artistsById.get(to)
  return [
    { field: 'name', label: tell('fact_name'), value: name },
    { field: 'email', label: tell('fact_email'), value: email },
    { field: 'company', label: tell('fact_company'), value: company },
    { field: 'telephone', label: tell('fact_telephone'), value: telephone },
    {
      field: 'project',
      label: tell('fact_project'),
      value: project ? tell(PROJECT_WORDS[project]) : '',
    },
    // An artist who left meanwhile is still who was asked for.
    {
      field: 'to',
      label: tell('fact_to'),
      value: to === null ? tell('fact_office') : (artist?.name ?? String(to)),
    },
    { field: 'usage', label: tell('fact_usage'), value: usage },
    { field: 'deadline', label: tell('fact_deadline'), value: deadline },
    { field: 'budget', label: tell('fact_budget'), value: budget ? tell(BUDGET_WORDS[budget]) : '' },
  ]
}

function applicationFacts(
  { name, email, town, website, social, styles }: ApplicationFields,
  { galleries }: Catalogue,
  language: Language,
  tell: TellLetter,
): Fact[] {
  const chosen = galleries
    .filter(({ id }) => styles.includes(id))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
  return [
    { field: 'name', label: tell('fact_name'), value: name },
    { field: 'email', label: tell('fact_email'), value: email },
    { field: 'town', label: tell('fact_town'), value: town },
    { field: 'website', label: tell('fact_website'), value: website },
    { field: 'social', label: tell('fact_social'), value: social },
    { field: 'styles', label: tell('fact_styles'), value: chosen.join(', ') },
  ]
}
