import type { z } from 'zod'

/** What is wrong with each field: a key with at most one parameter after a colon, which a screen turns into a sentence. */
export type Complaints = Readonly<Record<string, string>>

type Issue = z.core.$ZodIssue

/** The first thing that is wrong with a value. A rule's `refine` gives the key of its complaint as its message. */
export function complaintOf(value: unknown, error: z.ZodError): string {
  const [issue] = error.issues
  return issue === undefined || value === undefined || value === null ? 'required' : toComplaint(issue)
}

function toComplaint(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'too_big':
      if (issue.origin === 'string') return `longest:${issue.maximum}`
      return `${issue.origin === 'array' ? 'too-many' : 'largest'}:${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'required' : `smallest:${issue.minimum}`
    default:
      return 'pattern'
  }
}
