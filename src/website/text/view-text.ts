import { DECISION_KEPT_DAYS } from '#domain/consent/consent-model.ts'
import { LEGAL_TEXTS, type LongText, type LongTextName } from '#domain/editorial/editorial-model.ts'
import { getLongText } from '#domain/editorial/long-texts.server.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { STATISTICS_KEPT_MONTHS } from '#domain/statistics/statistics-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Contact, usualContact } from '#site/contact.ts'
import type { Deployment } from '#site/deployment.ts'
import { GUIDES, paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { KEPT_DAYS } from '#website/contact/unsent-input.ts'
import type { PageRequest } from '#website/request-context.server.ts'

export function viewLegalText({
  path,
  language,
  operation,
  snapshot,
}: Pick<PageRequest, 'path' | 'language' | 'operation'> & {
  snapshot: Pick<Snapshot, 'settings'>
}): { path: string; text: LongText } | null {
  const spelled = path.toLowerCase()
  const name = LEGAL_TEXTS.find((one) => paths[one](language) === spelled)
  return name
    ? { path: spelled, text: viewText(name, language, operation, contactIn(snapshot.settings, language)) }
    : null
}

/** Texts on how the site is operated need the deployment, so that they are true here. */
export function viewText(
  name: LongTextName,
  language: Language,
  operation: Deployment = PLAIN,
  contact: Contact = usualContact(language),
): LongText {
  const values = { ...textValues(language), ...contactValues(contact), ...operationValues(operation) }
  return getLongText(name, language, values, conditionsOf(operation))
}

const PLAIN: Deployment = { pageViews: { kind: 'none' }, mailHost: null, filesHost: null }

function conditionsOf({ pageViews, mailHost, filesHost }: Deployment): ReadonlySet<string> {
  return new Set([
    `counted-by-${pageViews.kind}`,
    mailHost ? 'mail-by-host' : 'mail-in-folder',
    filesHost ? 'files-at-host' : 'files-here',
  ])
}

function operationValues({ pageViews, mailHost, filesHost }: Deployment): Record<string, string> {
  return {
    counterHost: 'url' in pageViews ? new URL(pageViews.url).hostname : '',
    mailHost: mailHost ?? '',
    filesHost: filesHost ?? '',
    decisionDays: String(DECISION_KEPT_DAYS),
    statisticsMonths: String(STATISTICS_KEPT_MONTHS),
  }
}

function contactValues({ phone, hours, mail }: Contact): Record<string, string> {
  return { phone: phone.shown, dialled: phone.dialled, hours, mail }
}

function textValues(language: Language): Record<string, string> {
  const { company } = site
  const [seat] = site.offices
  const [host = ''] = site.hosts.production
  return {
    brand: site.brand[language],
    product: site.productWord,
    company: company.name,
    sharedCollectionDays: String(site.sharedCollectionDays),
    enquiryDays: String(site.keptDays.enquiries),
    applicationDays: String(site.keptDays.applications),
    draftDays: String(KEPT_DAYS),
    director: company.director,
    court: company.court[language],
    register: company.register,
    vatId: company.vatId,
    address: seat?.lines.join('\n') ?? '',
    host,
    imprint: paths.imprint(language),
    privacy: paths.privacy(language),
    terms: paths.terms(language),
    consent: paths.consent(language),
    contact: paths.contact(language),
    team: paths.team(language),
    artists: paths.allArtists(language),
    ...Object.fromEntries(GUIDES.map((guide) => [`guide_${guide}`, paths.guide(language, guide)])),
  }
}
