import { focusOf } from '#domain/imaging/imaging-model.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { settingIn } from '#domain/settings/settings-model.ts'
import { VERSION } from '#platform/version.server.ts'
import { paths } from '#site/paths.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { LayoutData } from './layout-data.ts'

export function viewLayout({
  snapshot,
  language,
  origin,
  operation,
}: PageRequest): Omit<LayoutData, 'enlarged'> {
  const { artists, galleries, imagesByGallery } = snapshot.catalogue
  return {
    facts: {
      language,
      origin,
      pageViews: operation.pageViews,
      contact: contactIn(snapshot.settings, language),
    },
    notice: settingIn(snapshot.settings, 'notice', language),
    artistCount: artists.length,
    version: VERSION,
    galleries: galleries.map(({ id, germanUrl, description, germanDescription }) => {
      const best = imagesByGallery.get(id)?.[0]
      return {
        name: language === 'de' ? germanDescription : description,
        href: paths.gallery(language, germanUrl),
        picture: best
          ? {
              id: best.picture.id,
              contentVersion: best.picture.contentVersion,
              artist: best.artistName,
              ...focusOf(best.picture),
            }
          : null,
      }
    }),
  }
}
