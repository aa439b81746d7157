import { z } from 'zod'
import {
  BUDGETS,
  ENQUIRY_COMPLAINTS,
  ENQUIRY_LIMITS,
  type EnquiryComplaint,
  OFFICE,
  PROJECTS,
} from './enquiry.ts'
import { address, line, lines, optionalLine, ticked } from './field-schemas.ts'
import { LONGEST_NAME } from './model.ts'

const ARTIST_ID = /^[1-9]\d{0,8}$/
/** As saved collections are named. Whether there is one is seen when the letter is written. */
const COLLECTION_ID = /^[\w-]{22}$/

/** The fields of the contact form but its files, parsed alike for the page and the API. */
export const Enquiry = z.object({
  name: line(LONGEST_NAME, say('enquiry_name_missing'), say('enquiry_name_wrong')),
  email: address(say('enquiry_email_missing'), say('enquiry_email_several'), say('enquiry_email_wrong')),
  company: optionalLine(ENQUIRY_LIMITS.company, say('enquiry_company_wrong')),
  telephone: optionalLine(ENQUIRY_LIMITS.telephone, say('enquiry_telephone_wrong')),
  project: oneOf(PROJECTS, say('enquiry_project_wrong')),
  /** An artist's id; null for the office. */
  to: z
    .union([z.literal([OFFICE, '']).transform(() => null), artistId()], say('enquiry_to_wrong'))
    .default(null),
  usage: lines(ENQUIRY_LIMITS.usage, say('enquiry_usage_wrong')),
  deadline: optionalLine(ENQUIRY_LIMITS.deadline, say('enquiry_deadline_wrong')),
  budget: oneOf(BUDGETS, say('enquiry_budget_wrong')),
  message: lines(ENQUIRY_LIMITS.message, say('enquiry_message_wrong')).pipe(
    z.string().min(1, say('enquiry_message_missing')),
  ),
  collection: z
    .union(
      [z.literal('').transform(() => null), z.string().regex(COLLECTION_ID, say('enquiry_collection_wrong'))],
      say('enquiry_collection_wrong'),
    )
    .default(null),
  terms: ticked(say('enquiry_terms_missing')),
})
export type Enquiry = z.infer<typeof Enquiry>

export function isEnquiryComplaint(text: string): text is EnquiryComplaint {
  return ENQUIRY_COMPLAINTS.some((known) => known === text)
}

/** A choice that need not be made. */
function oneOf<const Choice extends string>(choices: readonly Choice[], wrong: string) {
  return z.union([z.literal('').transform(() => null), z.enum(choices)], wrong).default(null)
}

function artistId() {
  return z.union([z.string().regex(ARTIST_ID).transform(Number), z.int().positive()])
}

/** So that a key that is not among the complaints is found by the compiler. */
function say(key: EnquiryComplaint): EnquiryComplaint {
  return key
}
