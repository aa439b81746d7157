import { z } from 'zod'

/** A violation of a policy, reduced to what concerns our pages and not their visitor. */
export type CspReport = {
  directive: string
  /** A host, or a keyword: `inline`, `eval`, `data`. Never a full address: those can hold what somebody typed. */
  blocked: string
  /** The path of the page, without its query. */
  path: string
}

const LONGEST_DIRECTIVE = 40
const LONGEST_HOST = 100
/** A browser batches the violations of a page; any beyond this are more of the same. */
const MOST_IN_ONE = 10

const Directive = z.string().transform((text, context) => {
  const [name = ''] = text.trim().split(' ')
  if (/^[a-z-]+$/.test(name) && name.length <= LONGEST_DIRECTIVE) return name
  context.addIssue({ code: 'custom', message: 'is none' })
  return z.NEVER
})

/**
 * `application/csp-report`, a single report (w3.org/TR/CSP3, 5.3); older browsers send only the longer name of the
 * directive.
 */
const Single = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'blocked-uri': z.string().default(''),
      'effective-directive': Directive.optional(),
      'violated-directive': Directive.optional(),
    }),
  })
  .transform(({ 'csp-report': said }) => [
    {
      directive: said['effective-directive'] ?? said['violated-directive'],
      blocked: said['blocked-uri'],
      page: said['document-uri'],
    },
  ])

/** `application/reports+json`, a list (w3.org/TR/reporting-1); reports of other types are ignored. */
const Several = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({
          documentURL: z.string().optional(),
          blockedURL: z.string().nullish(),
          effectiveDirective: Directive.optional(),
        })
        .nullish(),
    }),
  )
  .min(1)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: body?.effectiveDirective,
        blocked: body?.blockedURL ?? '',
        page: body?.documentURL ?? '',
      })),
  )

const SHAPES: Readonly<Record<string, typeof Single | typeof Several>> = {
  'application/csp-report': Single,
  'application/reports+json': Several,
}

export type CspReading =
  | { outcome: 'read'; reports: CspReport[] }
  | { outcome: 'unknown-type' | 'unreadable' }

/** The violations that a browser sent, without repetitions. */
export function readCspReports(contentType: string, body: string): CspReading {
  const shape = SHAPES[contentType.split(';')[0]?.trim().toLowerCase() ?? '']
  if (!shape) return { outcome: 'unknown-type' }
  const said = shape.safeParse(parse(body))
  if (!said.success) return { outcome: 'unreadable' }
  const reports = said.data.flatMap(({ directive, blocked, page }) =>
    directive && URL.canParse(page)
      ? { directive, blocked: nameBlocked(blocked), path: new URL(page).pathname }
      : [],
  )
  if (reports.length < said.data.length) return { outcome: 'unreadable' }
  const different = new Map(reports.map((report) => [Object.values(report).join(' '), report]))
  return { outcome: 'read', reports: [...different.values()].slice(0, MOST_IN_ONE) }
}

/** The host identifies extensions and injected scripts; an address without a host is named by its scheme. */
function nameBlocked(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown'
  const { protocol, hostname } = new URL(blocked)
  const isWeb = /^(?:https?|wss?):$/.test(protocol)
  return (isWeb ? hostname : protocol.slice(0, -1)).slice(0, LONGEST_HOST)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
