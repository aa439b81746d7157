import { z } from 'zod'
import { APPLICATION_COMPLAINTS, APPLICATION_LIMITS, type ApplicationComplaint } from './application.ts'
import { address, line, lines, optionalLine, ticked } from './field-schemas.ts'
import { LONGEST_NAME } from './model.ts'

const GALLERY_ID = /^[1-9]\d{0,8}$/
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** The fields of the application form but its work samples, parsed alike for the page and the API. */
export const Application = z.object({
  name: line(LONGEST_NAME, say('enquiry_name_missing'), say('enquiry_name_wrong')),
  email: address(say('enquiry_email_missing'), say('enquiry_email_several'), say('enquiry_email_wrong')),
  town: optionalLine(APPLICATION_LIMITS.town, say('apply_town_wrong')),
  website: optionalLine(APPLICATION_LIMITS.website, say('apply_website_wrong')).transform(toWebAddress),
  social: optionalLine(APPLICATION_LIMITS.social, say('apply_social_wrong')),
  /** Ids of galleries. */
  styles: z.preprocess(
    toList,
    z
      .array(
        z.union(
          [z.string().regex(GALLERY_ID, say('apply_styles_wrong')).transform(Number), z.int().positive()],
          say('apply_styles_wrong'),
        ),
        say('apply_styles_wrong'),
      )
      .max(APPLICATION_LIMITS.styles, say('apply_styles_wrong'))
      .transform((ids) => [...new Set(ids)]),
  ),
  statement: lines(APPLICATION_LIMITS.statement, say('apply_statement_wrong')).pipe(
    z.string().min(1, say('apply_statement_missing')),
  ),
  rights: ticked(say('apply_rights_missing')),
})
export type Application = z.infer<typeof Application>

export function isApplicationComplaint(text: string): text is ApplicationComplaint {
  return APPLICATION_COMPLAINTS.some((known) => known === text)
}

/** People write `www.name.de`. Only web addresses are taken: the letter makes a link of it. */
function toWebAddress(text: string, context: z.RefinementCtx): string {
  if (!text) return ''
  const written = HAS_SCHEME.test(text) ? text : `https://${text}`
  const url = URL.canParse(written) ? new URL(written) : null
  if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username) return url.href
  context.addIssue({ code: 'custom', message: say('apply_website_wrong') })
  return z.NEVER
}

/** A form sends one choice as a text and none as nothing. */
function toList(value: unknown): unknown {
  if (value === undefined || value === '') return []
  return Array.isArray(value) ? value.filter((one) => one !== '') : [value]
}

/** So that a key that is not among the complaints is found by the compiler. */
function say(key: ApplicationComplaint): ApplicationComplaint {
  return key
}
