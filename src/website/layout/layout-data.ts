import { createContext, useContext } from 'react'
import type { Focus } from '#domain/imaging/imaging-model.ts'
import { usualContact } from '#site/contact.ts'
import type { EnlargedView } from '#website/image-zoom/view-enlarged.ts'
import type { PageFacts } from '#website/islands/page-facts.tsx'

export type GalleryLink = {
  name: string
  href: string
  picture: { id: number; contentVersion: string; artist: string; focus?: Focus } | null
}

export type LayoutData = {
  facts: PageFacts
  galleries: GalleryLink[]
  artistCount: number
  version: string
  notice: string
  enlarged: EnlargedView | null
}

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
