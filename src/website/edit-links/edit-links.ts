import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** The edit link of images for staff; null, and not loaded, for all other visitors. */
export const editLink = sharedValue<ComponentType<{ tile: { id: number; alt: string } }> | null>(null)
