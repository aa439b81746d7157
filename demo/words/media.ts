import type { School } from 'demo-art'
import { DRAWN_MEDIA } from './drawn-media.ts'
import { MADE_MEDIA } from './made-media.ts'
import type { Medium } from './medium.ts'

/** How the artists of each school work. */
export const MEDIA: Record<School, Medium> = { ...DRAWN_MEDIA, ...MADE_MEDIA }
