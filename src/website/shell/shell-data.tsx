import { createContext, type ReactNode, useContext } from 'react'
import { type Focus, focusOf } from '#agency/imaging/model.ts'
import { paths } from '#agency/paths.ts'
import { settingIn } from '#agency/upkeep/model.ts'
import type { PageViewsConfig } from '#base/config.ts'
import type { Language } from '#base/language/language.ts'
import type { PageRequest } from '#website/request-context.server.ts'

export type GalleryLink = {
  name: string
  href: string
  /** The best rated image of the gallery; null while it has none. */
  picture: { id: number; contentVersion: string; artist: string; focus?: Focus } | null
}

/** What the frame around every page shows. */
export type ShellData = {
  language: Language
  galleries: GalleryLink[]
  artistCount: number
  /** Who counts page views, where the visitor agrees. */
  pageViews: PageViewsConfig
  /** A line on top of every page; empty for none. */
  notice: string
}

/** Shown by the frame when not even its own data could be read. */
export const EMPTY_SHELL: ShellData = {
  language: 'de',
  galleries: [],
  artistCount: 0,
  pageViews: { kind: 'none' },
  notice: '',
}

export function viewShell({ snapshot, language, operation }: PageRequest): ShellData {
  const { artists, galleries, imagesByGallery } = snapshot.catalogue
  return {
    language,
    pageViews: operation.pageViews,
    notice: settingIn(snapshot.settings, 'notice', language),
    artistCount: artists.length,
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

const ShellContext = createContext<ShellData>(EMPTY_SHELL)

export function ShellProvider({ data, children }: { data: ShellData; children: ReactNode }) {
  return <ShellContext value={data}>{children}</ShellContext>
}

export function useShell(): ShellData {
  return useContext(ShellContext)
}
