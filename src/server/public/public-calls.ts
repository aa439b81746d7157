import type { Hono } from 'hono'
import { type Call, type CallEnv, call } from '#server/calls/call.ts'
import { describeCalls } from '#server/calls/document.ts'
import { openCalls } from '#server/calls/guards.ts'
import { API_PATH } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { catalogueCalls } from './catalogue.ts'
import { collectionCalls } from './collection.ts'
import { collectionEmailCalls } from './collection-email.ts'
import { contactCalls } from './contact.ts'
import { documentCalls } from './documents.ts'
import { editorialCalls, newsCalls } from './editorial.ts'
import { imageCalls } from './images.ts'
import { liveRoundCalls } from './live-rounds.ts'
import { pageViewCalls } from './page-views.ts'
import { referencePictureCalls } from './reference-picture.ts'
import { cacheUntilChange } from './requests.ts'
import { roundCalls, roundOwnerCalls } from './rounds.ts'
import { searchCalls, thumbnailCalls } from './search.ts'

export function publicCalls(): Call[] {
  return [
    ...catalogueCalls,
    ...imageCalls,
    ...editorialCalls,
    ...newsCalls,
    ...collectionCalls,
    ...documentCalls(),
    ...collectionEmailCalls,
    ...roundCalls,
    ...roundOwnerCalls,
    ...liveRoundCalls,
    ...searchCalls,
    ...referencePictureCalls(),
    ...thumbnailCalls,
    ...contactCalls,
    ...pageViewCalls,
  ]
}

export function publicApi(calls: readonly Call[], services: Services): Hono<CallEnv> {
  const document = call({
    method: 'GET',
    path: '/openapi.json',
    who: 'public',
    summary: 'This document',
    handler: (context) => {
      cacheUntilChange(context)
      return describeCalls(calls, {
        title: `${site.brand.en} API`,
        server: API_PATH,
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      })
    },
  })
  return openCalls([...calls, document], services)
}
