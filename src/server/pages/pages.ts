import { Hono } from 'hono'
import type { RequestHandler, RouterContextProvider } from 'react-router'
import { SHUFFLE_SHOWN_MS, shuffleAt } from '#domain/catalogue/image-order.ts'
import { leadRound } from '#domain/collection/deciding/change-round.server.ts'
import { contribute } from '#domain/collection/deciding/contribute.server.ts'
import { confirmDigest, endDigest } from '#domain/collection/deciding/emails/owner-email.server.ts'
import { findRound, hasRound } from '#domain/collection/deciding/rounds.server.ts'
import { idOf } from '#domain/collection/deciding/secrets.server.ts'
import { isLocked, protectCollection, unlockCollection } from '#domain/collection/protection.server.ts'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { acceptLicence, enterPassword, visitDelivery } from '#domain/delivery/visit.server.ts'
import { emailCollection } from '#domain/enquiries/email-collection.server.ts'
import { findPage } from '#domain/published/find-page.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import { isUnavailable } from '#platform/database/database-errors.ts'
import { FORM_TYPE } from '#platform/http/form-fields.ts'
import { inLanguage, LANGUAGE_CHOICE, LANGUAGES, splitLanguage } from '#platform/i18n/language.ts'
import { COUNTED_BY_READER } from '#server/calls/bodies.ts'
import { type Call, type CallContext, type CallEnv, call, PassedOn } from '#server/calls/call.ts'
import { readPageForm } from '#server/calls/picture-bodies.ts'
import { apiError } from '#server/edge/refusals.ts'
import { isLedFromElsewhere, passCookie, readCookie } from '#server/edge/request.ts'
import { ROUND_PATH } from '#site/deciding-paths.ts'
import { deploymentOf } from '#site/deployment.ts'
import {
  collectionCookie,
  DELIVERY_COOKIE,
  ownerCookie,
  PROTECT_PATH,
  READER_COOKIE,
  UNLOCK_PATH,
} from '#site/further-paths.ts'
import { paths, SCREENS } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'

export type Website = {
  /** React Router's handler, made once for a build. */
  respond: RequestHandler
  provideContext: (request: PageRequest) => RouterContextProvider
  provideBuilt: (
    routes: Readonly<Record<string, { css?: string[] } | undefined>>,
    read: (path: string) => string,
  ) => readonly string[]
}

type PagesNeeds = {
  loadWebsite: () => Promise<Website>
  mode: 'production' | 'development'
  services: Pick<
    Services,
    | 'config'
    | 'log'
    | 'readModel'
    | 'database'
    | 'files'
    | 'clock'
    | 'emails'
    | 'submissions'
    | 'rateLimits'
    | 'linkPasswords'
    | 'search'
    | 'unanswered'
    | 'visual'
    | 'origin'
  >
}

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const FIRST_FAULT_OF_OURS = 500
/** React Router would answer with the data of a page, which nobody asks for. */
const DATA_ENDING = /\.data$/

/** The longest form of a page at its longest, each character written as `%F0%9F%90%8B`, and a margin. */
const LARGEST_FORM_BYTES = 16 * 1024
/** The limit also lets in a comment that is far too long, which gets an answer with a sentence. */
const LARGEST_COMMENTS_BYTES = 64 * 1024

export function pageRoutes(needs: PagesNeeds): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.get('*', async (context) => {
    const answer = await answerPage(needs, context, pageRequestOf(context.req.raw))
    if (answer.headers.has('Cache-Control')) return answer
    if (answer.status === 200) {
      answer.headers.set('Cache-Control', PAGE_CACHE_CONTROL)
      if (needs.mode === 'production') context.set('ttlMs', SHUFFLE_SHOWN_MS)
      const page = findPage(needs.services.readModel.current(), context.req.path)
      context.set('parameters', page ? SCREENS[page.screen].parameters : [])
    } else answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return app
}

export function pageForms(needs: PagesNeeds): Call[] {
  const { collectionEmail, delivery, contact, contactGuide, imageSearch } = SCREENS
  const forms = [
    ...[collectionEmail.pattern.de, delivery.pattern.de, UNLOCK_PATH, PROTECT_PATH].map((path) => ({
      ...{ paths: { de: path, en: path }, maxBody: LARGEST_FORM_BYTES },
    })),
    { paths: { de: ROUND_PATH, en: ROUND_PATH }, maxBody: LARGEST_COMMENTS_BYTES },
    // These forms have files. Script sends its requests to the same addresses.
    { paths: contact.pattern, maxBody: COUNTED_BY_READER },
    { paths: contactGuide.pattern, maxBody: COUNTED_BY_READER },
    { paths: imageSearch.pattern, maxBody: COUNTED_BY_READER },
  ]
  return LANGUAGES.flatMap((language) =>
    forms.map(({ paths, maxBody }) =>
      call({
        method: 'POST',
        path: inLanguage(language, paths[language]),
        who: 'public',
        from: 'our-pages',
        maxBody,
        summary: 'The form of a page',
        refusals: [400],
        handler: (context) => answerForm(needs, context),
      }),
    ),
  )
}

async function answerForm(needs: PagesNeeds, context: CallContext) {
  const { raw } = context.req
  if (!FORM_TYPE.test(raw.headers.get('Content-Type') ?? ''))
    return apiError(context, 400, 'invalid_request', 'The body must be the fields of a form.')
  const answer = await answerPage(needs, context, formRequestOf(raw))
  answer.headers.set('Cache-Control', 'no-store')
  return new PassedOn(answer)
}

export async function answerUnreadable(needs: PagesNeeds, context: CallContext): Promise<Response> {
  const url = new URL(context.req.url)
  url.pathname = url.pathname.replaceAll('%', '%25')
  const answer = await answerPage(needs, context, pageRequestOf(new Request(url)))
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

export function answerPreview(needs: PagesNeeds, context: CallContext, content: Snapshot): Promise<Response> {
  return answerPage(needs, context, pageRequestOf(context.req.raw), content)
}

async function answerPage(
  needs: PagesNeeds,
  context: CallContext,
  request: Request,
  snapshot = needs.services.readModel.current(),
): Promise<Response> {
  const { respond, provideContext } = await needs.loadWebsite()
  const { config, clock, search, unanswered, visual, origin } = needs.services
  const { pathname: path } = new URL(request.url)
  const networkAddress = context.get('networkAddress')
  let failure: unknown = null
  const pageContext = provideContext({
    onFailure: (error) => {
      failure ??= error
    },
    onInlineStyle: (style) => context.set('inlineStyle', style),
    snapshot,
    language: splitLanguage(path).language,
    path,
    seed: shuffleAt(clock.now()),
    origin,
    operation: deploymentOf(config),
    search: {
      find: (query, options) => search.find(query, options, networkAddress),
      noteUnanswered: unanswered.note,
      receiveAddress: async (address) =>
        isLedFromElsewhere(context.req.raw)
          ? { outcome: 'from-elsewhere' }
          : search.receivePicture(async () => ({ kind: 'address', address }), networkAddress),
      receiveForm: (form) => search.receivePicture(() => readPageForm(form), networkAddress),
      palette: visual.palette,
      findHavingColour: visual.findHavingColour,
      findSimilarArtists: visual.findSimilarArtists,
      looksAlike: visual.looksAlike,
    },
    ...visitorOf(needs.services, { networkAddress, cookies: context.req.header('Cookie') ?? '' }),
  })
  const answer = await respond(request, pageContext)
  // A database that is away is answered in one place for all routes; for all else the page shows its own error.
  if (isUnavailable(failure)) throw failure
  if (failure && answer.status >= FIRST_FAULT_OF_OURS)
    needs.services.log.error({ error: failure }, 'page.failed')
  return answer
}

/** A page is the same for everybody, so it is rendered without any of the visitor's headers, or their choice. */
function pageRequestOf(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.has(LANGUAGE_CHOICE)) url.searchParams.delete(LANGUAGE_CHOICE)
  url.pathname = url.pathname.replace(DATA_ENDING, '$&/')
  return new Request(url, { method: 'GET', signal: request.signal })
}

/** Passes on only the form's fields, streamed, with their type and length. */
function formRequestOf({ url, headers, body, signal }: Request): Request {
  const bodyHeaders = ['Content-Type', 'Content-Length'].flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: bodyHeaders,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(url, init)
}

const READER = /^[0-9a-f-]{36}$/

function visitorOf(
  {
    database: { db },
    files,
    clock,
    readModel,
    rateLimits,
    linkPasswords,
    emails,
    submissions,
    origin,
  }: PagesNeeds['services'],
  { networkAddress, cookies }: { networkAddress: string; cookies: string },
): Pick<PageRequest, 'savedCollections' | 'rounds' | 'deliveries' | 'submissions'> {
  const catalogue = () => readModel.current().catalogue
  const needs = () => ({ db, now: clock.now(), rateLimits, linkPasswords, networkAddress, origin })
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
      find: async (id, secret = null) =>
        (await isClosed(id)) ? { outcome: 'unknown' } : findRound(placeOf(id), secret),
      secretOf: (id) => readCookie(cookies, ownerCookie(id)),
      lead: (id, secret, change) => leadRound({ ...placeOf(id), secret }, change),
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
      visit: (id) => visitDelivery({ ...needs(), files }, id, deliveryPass),
      enter: (id, password) => enterPassword(needs(), id, password),
      accept: async (id, values) => {
        const accepted = await acceptLicence(needs(), id, deliveryPass, values)
        void emails.run()
        return accepted
      },
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
