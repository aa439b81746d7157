import { orExit } from '#platform/run-command.ts'
import { publicValues, serverValues } from '#site.config'
import { parseSite, type ServerSite, type Site } from './site-schema.ts'

/** A wrong value ends the program, since modules need them at once. */
export const site: Site = orExit(() => parseSite({ ...publicValues, ...(serverValues satisfies ServerSite) }))

export const senderDomain = site.mailSender.slice(site.mailSender.lastIndexOf('@') + 1)
