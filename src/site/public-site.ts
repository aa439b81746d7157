import { publicValues } from '#site.config'
import type { PublicSite } from './site-schema.ts'

/** The values of `site.config.ts` that browsers may have. The server checks them with all others when it starts. */
export const site: PublicSite = publicValues
