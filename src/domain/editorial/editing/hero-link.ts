import { z } from 'zod'
import { ownPath } from '#platform/records/field-rules.ts'
import { LONGEST_LINK } from './limits.ts'

/** The link of a hero: a page of this site other than the home page. */
export const heroLink = ownPath(LONGEST_LINK).pipe(z.string().min(2))
