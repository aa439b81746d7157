import { orExit } from '#platform/run-command.ts'
import { publicValues, serverValues } from '#site.config'
import { parseSite, type Site } from './site-schema.ts'

/** All values of `site.config.ts`, checked. A wrong one ends the program, since modules need them while they load. */
export const site: Site = orExit(() => parseSite({ ...publicValues, ...serverValues }))
