import { publicValues } from '#site.config'
import type { PublicSite } from './site-schema.ts'

/** Browsers may have these values. The server checks them when it starts. */
export const site: PublicSite = publicValues
