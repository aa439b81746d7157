import { type PortraitSummary, toPortrait } from '#domain/catalogue/artist-list/artist-summary.ts'
import { PROJECTS, type Project } from '#domain/enquiries/forms/enquiry.ts'
import { keysOf } from '#domain/enquiries/forms/model.ts'
import { paths } from '#site/paths.ts'
import type { Guide } from '#site/site-map.ts'
import {
  type CollectionEmailView,
  viewCollectionEmail,
} from '#website/collection-email/view-collection-email.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** What the contact form knows before anybody types. */
export type EnquiryView = {
  /** When the form was opened, as the server signed it. */
  opened: string
  /** Whom one can write to besides the office, A to Z. */
  artists: { id: number; name: string }[]
  /** Whose page the visitor comes from. */
  artist: { id: number; name: string; href: string; portrait: PortraitSummary | null } | null
  project: Project | null
  /** One that was saved for sharing, by its id; null where the visitor's own goes along, if there is one. */
  collection: { id: string; view: CollectionEmailView } | null
}

const GUIDE_PROJECTS: Partial<Record<string, Project>> = {
  illus: 'illustration',
  anim: 'animation',
  private: 'private',
} satisfies Partial<Record<Guide, Project>>

const ARTIST_ID = /^[1-9]\d{0,8}$/

/** What the address says: `?artist=`, `?projekt=`, `?auswahl=`. Whatever means nothing to us is left out. */
export async function viewEnquiry(
  { snapshot, language, savedCollections, submissions }: PageRequest,
  query: URLSearchParams,
  guide?: Guide,
): Promise<EnquiryView> {
  const { artists, artistsById } = snapshot.catalogue
  const artist = artistsById.get(Number(ARTIST_ID.exec(query.get('artist') ?? '')))
  const collectionId = query.get('auswahl')
  const asked = keysOf(PROJECTS).find((project) => project === query.get('projekt'))
  return {
    opened: submissions.stampForm(),
    artists: artists.map(({ id, name }) => ({ id, name })),
    artist: artist
      ? {
          id: artist.id,
          name: artist.name,
          href: paths.artist(language, artist.code),
          portrait: toPortrait(artist),
        }
      : null,
    project: asked ?? GUIDE_PROJECTS[guide ?? ''] ?? null,
    collection: collectionId
      ? {
          id: collectionId,
          view: viewCollectionEmail(await savedCollections.find(collectionId), language),
        }
      : null,
  }
}
