import type { Guide } from '#site/site-map.ts'
import { type ApplicationView, viewApplication } from '#website/contact/application/view-application.ts'
import { type EnquiryView, viewEnquiry } from '#website/contact/enquiry/view-enquiry.ts'
import { readSent } from '#website/contact/form/sent-in.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** The form below a guide; null where an application was just sent and thanks take the place of all of it. */
export type GuideFormView =
  | { kind: 'enquiry'; enquiry: EnquiryView }
  | { kind: 'application'; application: ApplicationView }

export async function viewGuideForm(
  asked: PageRequest,
  guide: Guide,
  query: URLSearchParams,
): Promise<GuideFormView | null> {
  if (guide !== 'artist') return { kind: 'enquiry', enquiry: await viewEnquiry(asked, query, guide) }
  return readSent(query) ? null : { kind: 'application', application: viewApplication(asked) }
}
