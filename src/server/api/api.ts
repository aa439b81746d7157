import { OpenAPIHono } from '@hono/zod-openapi'
import { VERSION } from '#platform/version.server.ts'
import type { Api } from '#server/api/route.ts'
import { apiError, methodNotAllowed, notFound } from '#server/errors/errors.ts'
import { API_PATH } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { cacheUntilChange } from './cache-headers.ts'
import { addCatalogueApi } from './catalogue/catalogue-api.ts'
import { addEditorialApi, addNewsApi } from './catalogue/editorial-api.ts'
import { addImagePagesApi, addImagesApi } from './catalogue/images-api.ts'
import { addCollectionApi } from './collection/collection-api.ts'
import { addCollectionEmailApi } from './collection/collection-email-api.ts'
import { addLiveRoundsApi } from './collection/deciding/live-rounds-api.ts'
import { addOwnerApi } from './collection/deciding/owner-api.ts'
import { addRoundsApi } from './collection/deciding/rounds-api.ts'
import { addContactApi } from './contact/contact-api.ts'
import { addHandOutsApi } from './hand-outs/hand-outs-api.ts'
import { addMembershipApi } from './membership-api.ts'
import { addPageViewsApi } from './page-views-api.ts'
import { addReferenceApi } from './search/reference-api.ts'
import { addSearchApi } from './search/search-api.ts'

/** JSON for the outside below `API_PATH`: parsed by the schemas that its OpenAPI document is made of. */
export function apiRoutes(services: Services): Api {
  const api: Api = new OpenAPIHono({
    defaultHook: (result, context) => {
      if (result.success) return
      const [issue] = result.error.issues
      return refuse(context, result.target, issue?.path.join('.') ?? '', issue?.message ?? '')
    },
  })
  api.use((context, next) => {
    context.set('services', services)
    return next()
  })
  for (const add of [
    addCatalogueApi,
    addImagesApi,
    addImagePagesApi,
    addEditorialApi,
    addNewsApi,
    addCollectionApi,
    addHandOutsApi,
    addCollectionEmailApi,
    addRoundsApi,
    addOwnerApi,
    addLiveRoundsApi,
    addSearchApi,
    addReferenceApi,
    addContactApi,
    addMembershipApi,
    addPageViewsApi,
  ])
    add(api, services)
  api.get('/openapi.json', (context) => {
    cacheUntilChange(context)
    return context.json(documentOf(api))
  })
  for (const [path, methods] of methodsByPath(api)) api.all(path, methodNotAllowed(methods))
  api.all('*', (context) => notFound(context, 'call'))
  return api
}

/** The methods of each path; middleware is left out. */
function methodsByPath(api: Api): Map<string, string[]> {
  const paths = Map.groupBy(
    api.routes.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path,
  )
  return new Map(
    [...paths].map(([path, routes]) => {
      const methods = new Set(routes.map(({ method }) => method))
      if (methods.has('GET')) methods.add('HEAD')
      return [path, [...methods]]
    }),
  )
}

/** An unknown value for a parameter with fixed values is 404; any other parameter that cannot be parsed is 400. */
function refuse(
  context: Parameters<typeof apiError>[0],
  target: string,
  field: string,
  message: string,
): Response {
  if (target === 'param' && field === 'lang') return notFound(context, 'language')
  return apiError(context, 400, 'invalid_request', `${field} ${message}.`)
}

function documentOf(api: Api) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${site.brand.en} API`, version: VERSION },
    servers: [{ url: API_PATH }],
  })
}
