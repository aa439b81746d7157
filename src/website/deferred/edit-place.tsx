import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** Where the link by which staff edit a record appears; visitors see nothing. */
export function EditPlace(props: EditLinkProps) {
  const Edit = editLink.use()
  return Edit && <Edit {...props} />
}

export type EditLinkProps = {
  record: 'images' | 'artists' | 'news'
  id: number
  of: string
  onPicture?: boolean
}

/** Loaded once the session is known to be that of staff. */
export const editLink = sharedValue<ComponentType<EditLinkProps> | null>(null)
