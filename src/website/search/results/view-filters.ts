import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import type { FurtherChoices } from '#domain/search/query.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { FacetView, LinkView, NarrowingView } from '#website/narrowing/narrowing-view.ts'
import { viewNarrowing } from '#website/narrowing/view-narrowing.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { type Filters, resultsPath, type SearchParameters } from './search-parameters.ts'

type Searched = {
  parameters: SearchParameters
  filters: Filters
  hasUnknown: boolean
  choices: FurtherChoices | null
}

export function viewFilters(
  { parameters, filters, hasUnknown, choices }: Searched,
  request: PageRequest,
): NarrowingView | null {
  if (!choices) return null
  const { language } = request
  const { narrowing, gallery } = filters
  const unnarrowed = { ...filters, narrowing: NO_NARROWING }
  const without = resultsPath(language, parameters, { ...filters, gallery: null })
  const chosen: LinkView[] = gallery === null ? [] : [{ name: nameGallery(gallery, request), href: without }]
  return viewNarrowing(
    {
      address: resultsPath(language, parameters, unnarrowed),
      unit: 'image',
      narrowing,
      hasUnknown,
      current: choices,
      all: choices.all,
      waysOut: choices.waysOut,
      own: {
        facet: viewGalleries(gallery, request),
        chosen,
        reset: resultsPath(language, parameters, { ...unnarrowed, gallery: null }),
        ways: chosen
          .map((link) => ({ ...link, total: choices.inAllGalleries }))
          .filter(({ total }) => total > 0),
      },
    },
    request,
  )
}

function viewGalleries(chosen: string | null, request: PageRequest): FacetView {
  const { snapshot, language } = request
  const t = translateIn(language)
  return {
    name: 'gallery',
    label: t('narrow_gallery'),
    kind: 'one',
    any: t('narrow_any_gallery'),
    choices: snapshot.catalogue.galleries.map(({ germanUrl }) => ({
      value: germanUrl,
      name: nameGallery(germanUrl, request),
      isChosen: germanUrl === chosen,
      isOff: false,
    })),
    isFull: false,
  }
}

function nameGallery(germanUrl: string, { snapshot, language }: PageRequest): string {
  const gallery = snapshot.catalogue.galleriesByUrl.get(germanUrl)
  if (!gallery) return germanUrl
  return language === 'de' ? gallery.germanDescription : gallery.description
}
