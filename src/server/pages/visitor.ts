import { contribute } from '#domain/collection/deciding/contribute.server.ts'
import { confirmDigest, endDigest } from '#domain/collection/deciding/emails/owner-email.server.ts'
import { findRound, hasRound } from '#domain/collection/deciding/rounds.server.ts'
import { idOf } from '#domain/collection/deciding/secrets.server.ts'
import { isLocked, protectCollection, unlockCollection } from '#domain/collection/protection.server.ts'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { acceptLicence, enterPassword, visitDelivery } from '#domain/delivery/visiting/visit.server.ts'
import { emailCollection } from '#domain/enquiries/collection-email/email-collection.server.ts'
import { isSecureBase } from '#domain/staff/sessions/session-cookie.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { readCookie } from '#server/edge/request.ts'
import { DELIVERY_COOKIE } from '#site/paths/delivery-paths.ts'
import { collectionCookie, READER_COOKIE } from '#site/paths/sharing-paths.ts'
import { paths } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** A UUID. */
const READER = /^[0-9a-f-]{36}$/

type Needs = Pick<
  Services,
  'database' | 'clock' | 'readModel' | 'rateLimits' | 'linkPasswords' | 'emails' | 'submissions' | 'origin'
>

/** Returns what one visitor may do on pages, with what their cookies let them into. */
export function visitorOf(
  { database: { db }, clock, readModel, rateLimits, linkPasswords, emails, submissions, origin }: Needs,
  { networkAddress, cookies }: { networkAddress: string; cookies: string },
): Pick<PageRequest, 'savedCollections' | 'rounds' | 'deliveries' | 'submissions'> {
  const catalogue = () => readModel.current().catalogue
  const needs = () => ({ db, now: clock.now(), rateLimits, linkPasswords, networkAddress })
  const passOf = (id: string) => readCookie(cookies, collectionCookie(id))
  const placeOf = (id: string) => ({ db, id, now: clock.now() })
  const isClosed = (id: string) => isLocked(placeOf(id), id, passOf(id))
  const deliveryPass = readCookie(cookies, DELIVERY_COOKIE)
  return {
    savedCollections: {
      find: (id) => findSavedCollection(db, catalogue(), id, clock.now(), passOf(id)),
      unlock: (id, password) => unlockCollection(needs(), id, password),
      protect: (id, values) => protectCollection(needs(), id, { values, pass: passOf(id) }),
      cookieOf: (id, pass) => passCookie(collectionCookie(id), pass, { path: '/', origin }),
      send: (values) =>
        emailCollection({ db, catalogue: catalogue(), clock, emails, networkAddress }, values),
    },
    rounds: {
      has: (id) => hasRound(db, id),
      find: async (id) => ((await isClosed(id)) ? { outcome: 'unknown' } : findRound(placeOf(id), null)),
      reader: READER.exec(readCookie(cookies, READER_COOKIE))?.[0] ?? '',
      personOf: (id, reader) => idOf(id, reader),
      contribute: async (id, kind, values) =>
        (await isClosed(id))
          ? { outcome: 'unknown' }
          : contribute({ ...placeOf(id), catalogue: catalogue(), rateLimits, networkAddress }, kind, values),
      confirmDigest: async (id, token) => (await confirmDigest(placeOf(id), token)).outcome === 'done',
      endDigest: async (id, token) => (await endDigest(placeOf(id), token)).outcome === 'done',
    },
    deliveries: {
      visit: (id) => visitDelivery(needs(), id, deliveryPass),
      enter: (id, password) => enterPassword(needs(), id, password),
      accept: async (id, values) => {
        const accepted = await acceptLicence(needs(), id, deliveryPass, values)
        void emails.run()
        return accepted
      },
      // One for the page in each language.
      cookiesOf: (id, pass) =>
        LANGUAGES.map((language) =>
          passCookie(DELIVERY_COOKIE, pass, { path: paths.delivery(language, id), origin }),
        ),
    },
    submissions: {
      stampForm: () => submissions.stampForm(clock.now()),
      sendEnquiry: async (request, language) =>
        (await submissions.receiveEnquiry({ request, language, networkAddress, isPage: true })).sending,
      sendApplication: async (request, language) =>
        (await submissions.receiveApplication({ request, language, networkAddress })).sending,
      findApplication: (number, secret) => submissions.findApplication(number, secret, networkAddress),
      listSentFiles: submissions.listSentFiles,
    },
  }
}

/** The value of a Set-Cookie that ends with the browser, or with what the pass says. */
function passCookie(name: string, pass: string, { path, origin }: { path: string; origin: string }) {
  const secure = isSecureBase(origin) ? '; Secure' : ''
  return `${name}=${pass}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
}
