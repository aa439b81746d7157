import type { ComponentType, ReactNode } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type ToastAction = { label: string; to: string } | { label: string; onClick: () => void }

type Toast = {
  text: string
  action?: ToastAction
  second?: ToastAction | null
  /** An error stays until it is dismissed. */
  isError?: boolean
}

type ShownToast = Toast & { id: number }

/** Long enough to read twice. */
export const TOAST_SHOWN_MS = 5000

const shown = sharedValue<ShownToast | null>(null)
let lastId = 0

export type ToastBoxProps = { toast: ShownToast; onTop: boolean }

/** Loaded once the page is idle, before anybody has done anything. */
export const toastBox = sharedValue<ComponentType<ToastBoxProps> | null>(null)

export const useToast = shown.use

/** Opens in the toast's place: in the zoom, too, it is on top. */
export const toastMenu = sharedValue<ReactNode>(null)

export function showToast(toast: Toast | null): void {
  shown.write(toast && { ...toast, id: ++lastId })
}
