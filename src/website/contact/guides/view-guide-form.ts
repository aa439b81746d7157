import type { ApplicationLookup } from '#domain/enquiries/forms/submission.ts'
import type { Guide } from '#site/site-map.ts'
import { type ApplicationView, viewApplication } from '#website/contact/application/view-application.ts'
import { type EnquiryView, viewEnquiry } from '#website/contact/enquiry/view-enquiry.ts'
import { readAskedState, readSent } from '#website/contact/form/sent-in.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** What a guide leads to: a form below it, or, in place of all of it, what became of an application. */
export type GuideFormView =
  | { kind: 'enquiry'; enquiry: EnquiryView }
  | { kind: 'application'; application: ApplicationView }
  | { kind: 'sent'; number: string | null; fileNames: readonly string[] }
  | { kind: 'state'; lookup: ApplicationLookup }

export async function viewGuideForm(
  asked: PageRequest,
  guide: Guide,
  query: URLSearchParams,
): Promise<GuideFormView> {
  if (guide !== 'artist') return { kind: 'enquiry', enquiry: await viewEnquiry(asked, query, guide) }
  const { submissions } = asked
  const sent = readSent(query)
  if (sent) {
    const fileNames = await submissions.listSentFiles(sent.id)
    return { kind: 'sent', number: sent.number, fileNames }
  }
  const state = readAskedState(query)
  if (state) return { kind: 'state', lookup: await submissions.findApplication(state.number, state.secret) }
  return { kind: 'application', application: viewApplication(asked) }
}
