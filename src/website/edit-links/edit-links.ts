import type { ComponentType } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** What stands on a wall's image for staff; nothing, and nothing to load, for everybody else. */
export const editMark = sharedValue<ComponentType<{ tile: { id: number; alt: string } }> | null>(null)
