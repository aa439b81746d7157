import { orExit } from '#platform/run-command.ts'
import { publicValues, serverValues } from '#site.config'
import { parseSite, type ServerSite, type Site } from './site-schema.ts'

/** All values of `site.config.ts`, checked. A wrong one ends the program, since modules need them while they load. */
export const site: Site = orExit(() => parseSite({ ...publicValues, ...(serverValues satisfies ServerSite) }))

/** Of the address that e-mails come from: what is behind the @ of their Message-IDs as well. */
export const senderDomain = site.mailSender.slice(site.mailSender.lastIndexOf('@') + 1)
