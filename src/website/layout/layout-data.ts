import { createContext, useContext } from 'react'
import type { Focus } from '#domain/imaging/imaging-model.ts'
import { usualContact } from '#site/contact.ts'
import type { EnlargedView } from '#website/image-zoom/without-script/view-enlarged.ts'
import type { PageFacts } from '#website/islands/page-facts.tsx'

export type GalleryLink = {
  name: string
  href: string
  /** The best rated image of the gallery; null while it has none. */
  picture: { id: number; contentVersion: string; artist: string; focus?: Focus } | null
}

/** The data that the server has for the layout around every page. */
export type LayoutData = {
  facts: PageFacts
  galleries: GalleryLink[]
  artistCount: number
  /** The program's version. */
  version: string
  /** A line on top of every page; empty for none. */
  notice: string
  /** Null where the address asks for no image. */
  enlarged: EnlargedView | null
}

/** Used when even the layout's own data could not be read. */
export const EMPTY_LAYOUT: LayoutData = {
  facts: { language: 'de', origin: '', pageViews: { kind: 'none' }, contact: usualContact('de') },
  galleries: [],
  artistCount: 0,
  version: '',
  notice: '',
  enlarged: null,
}

export const LayoutContext = createContext<LayoutData>(EMPTY_LAYOUT)

/** On the server alone; islands have the `PageFacts`. */
export function useLayoutData(): LayoutData {
  return useContext(LayoutContext)
}
