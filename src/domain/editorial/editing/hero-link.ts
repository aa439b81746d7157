import { z } from 'zod'
import { ownPath } from '#platform/records/field-rules.ts'
import { LONGEST_LINK } from './limits.ts'

/** Where a large picture leads: a page of ours, but not the one that it stands on. */
export const heroLink = ownPath(LONGEST_LINK).pipe(z.string().min(2))
