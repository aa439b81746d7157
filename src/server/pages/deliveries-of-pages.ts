import { acceptLicence, enterPassword, visitDelivery } from '#domain/delivery/visiting/visit.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { DELIVERY_COOKIE } from '#site/paths/delivery-paths.ts'
import { paths } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { passCookie, type Visitor } from './protected-collections.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'rateLimits' | 'linkPasswords' | 'emails' | 'origin'>

/** Deliveries, as the page of one uses them. */
export function deliveriesOfPages(
  { database, clock, rateLimits, linkPasswords, emails, origin }: Needs,
  { networkAddress, cookies }: Visitor,
): PageRequest['deliveries'] {
  const needs = () => ({ db: database.db, now: clock.now(), rateLimits, linkPasswords, networkAddress })
  const cookie = readCookie(cookies, DELIVERY_COOKIE)
  return {
    visit: (id) => visitDelivery(needs(), id, cookie),
    enter: (id, password) => enterPassword(needs(), id, password),
    accept: async (id, given) => {
      const accepted = await acceptLicence(needs(), id, cookie, given)
      void emails.run()
      return accepted
    },
    // One for the page in each language.
    cookiesOf: (id, pass) =>
      LANGUAGES.map((language) =>
        passCookie(DELIVERY_COOKIE, pass, { path: paths.delivery(language, id), origin }),
      ),
  }
}
