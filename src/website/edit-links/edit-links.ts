import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type EditLinkProps = {
  /** Below the admin's own path. */
  path: string
  /** What is edited: for the accessible name. */
  of: string
  onPicture?: boolean
}

/** The edit link for staff; null, and not loaded, for all other visitors. */
export const editLink = sharedValue<ComponentType<EditLinkProps> | null>(null)

/** Staff keep bookmarks of this address. */
export function imageEditPath(imageId: number): string {
  return `image-edit?image_id=${imageId}`
}
