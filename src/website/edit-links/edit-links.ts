import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type EditLinkProps = {
  record: 'images' | 'artists' | 'news'
  id: number
  /** The title of the record, for the accessible name. */
  of: string
  onPicture?: boolean
}

/** The edit link for staff; null, and not loaded, for all other visitors. */
export const editLink = sharedValue<ComponentType<EditLinkProps> | null>(null)
