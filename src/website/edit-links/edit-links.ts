import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type EditLinkProps = {
  record: 'images' | 'artists' | 'news'
  id: number
  of: string
  onPicture?: boolean
}

export const editLink = sharedValue<ComponentType<EditLinkProps> | null>(null)
