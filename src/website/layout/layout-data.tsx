import { createContext, type ReactNode, useContext } from 'react'
import type { Focus } from '#domain/imaging/model.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Contact, usualContact } from '#site/contact.ts'
import type { EnlargedView } from '#website/image-zoom/without-script/view-enlarged.ts'

export type GalleryLink = {
  name: string
  href: string
  /** The best rated image of the gallery; null while it has none. */
  picture: { id: number; contentVersion: string; artist: string; focus?: Focus } | null
}

/** Data of the layout around every page. */
export type LayoutData = {
  language: Language
  /** Start of absolute addresses, without a trailing slash. */
  origin: string
  galleries: GalleryLink[]
  artistCount: number
  /** The counter of page views, used with the visitor's consent. */
  pageViews: PageViewsConfig
  /** A line on top of every page; empty for none. */
  notice: string
  contact: Contact
  /** Null where the address asks for no image. */
  enlarged: EnlargedView | null
}

/** Used when even the layout's own data could not be read. */
export const EMPTY_LAYOUT: LayoutData = {
  language: 'de',
  origin: '',
  galleries: [],
  artistCount: 0,
  pageViews: { kind: 'none' },
  notice: '',
  contact: usualContact('de'),
  enlarged: null,
}

const ShellContext = createContext<LayoutData>(EMPTY_LAYOUT)

export function LayoutProvider({ data, children }: { data: LayoutData; children: ReactNode }) {
  return <ShellContext value={data}>{children}</ShellContext>
}

export function useLayoutData(): LayoutData {
  return useContext(ShellContext)
}

/** The agency's current contact details. */
export function useContact(): Contact {
  return useLayoutData().contact
}
