export const API_PATH = '/illusde/api'

export const API_DOCS = `${API_PATH}/docs`

export const ADMIN_PATH = '/admin'
export const STAFF_API = `${API_PATH}/admin`
export const ACTION_HEADER = 'Action-Id'

// The calls that our own pages make, as the OpenAPI document writes them; `apiPath` makes addresses of them.

export const ALL_ARTISTS = '/artists/all'
export const ALL_GALLERIES = '/galleries/{lang}'
export const ALL_IMAGES = '/images/all'
export const SOME_IMAGES = '/images/some'
export const GALLERY_IMAGES = '/galleries/{lang}/{gname}/images'
export const ARTIST_PROFILE = '/artist/{ArtistId}'
export const ARTIST_IMAGES = '/artist/{ArtistId}/images'
export const ARTIST_PDF = '/artist/{ArtistId}/pdf'
export const ARTIST_SLIDESHOW = '/artist/{ArtistId}/slideshow'
export const PAST_HEROES = '/hero/past'
export const NEWS_IMAGES = '/news/images/{newsId}'
export const IMAGE_SEARCH = '/image-search'
export const REFERENCE_THUMBNAIL = '/image-search/{id}/thumbnail'
export const COLLECTIONS = '/lightbox'
export const COLLECTION = '/lightbox/{id}'
export const COLLECTION_PDF = '/lightbox/{id}/pdf'
export const COLLECTION_CSV = '/lightbox/{id}/csv'
export const ROUND = '/lightbox/{id}/round'
export const ROUND_VOTES = '/lightbox/{id}/round/votes'
export const ROUND_COMMENTS = '/lightbox/{id}/round/comments'
export const ROUND_COMMENT = '/lightbox/{id}/round/comments/{comment}'
export const ROUND_PERSON = '/lightbox/{id}/round/people/{person}'
export const ROUND_OWNER_LINK = '/lightbox/{id}/round/owner-link'
export const ROUND_DIGEST = '/lightbox/{id}/round/digest'
export const ROUND_DIGEST_END = '/lightbox/{id}/round/digest/end'
export const ROUND_EVENTS = '/lightbox/{id}/events'
export const ENQUIRIES = '/contact'
export const FORM_CHALLENGE = '/contact/challenge'
export const APPLICATIONS = '/artist-application'
export const PAGE_VIEWS = '/page-views'
export const MEMBERSHIP = '/membership/admin'

type NamesIn<Call extends string> = Call extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type Values<Call extends string> = Readonly<Record<NamesIn<Call>, string | number>>

export function apiPath<Call extends string>(
  call: Call,
  ...[values]: NamesIn<Call> extends never ? [] : [Values<Call>]
): string {
  const known: Readonly<Record<string, string | number>> = values ?? {}
  const filled = call.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))
  return API_PATH + filled
}
