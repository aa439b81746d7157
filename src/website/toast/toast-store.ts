import type { ComponentType, ReactNode } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type ToastAction = { label: string; to: string } | { label: string; onClick: () => void }

/** A message about what was just done, with one action, or two. */
type Toast = {
  text: string
  action?: ToastAction
  second?: ToastAction | null
  /** Something failed: it stays until it is dismissed. */
  isError?: boolean
}

type ShownToast = Toast & { id: number }

/** Long enough to read twice; it stays while it is hovered or has the focus. */
export const TOAST_SHOWN_MS = 5000

const shown = sharedValue<ShownToast | null>(null)
let lastId = 0

export type ToastBoxProps = { toast: ShownToast; onTop: boolean }

/** How a toast is drawn: loaded once the page is idle, before anybody has done anything. */
export const toastBox = sharedValue<ComponentType<ToastBoxProps> | null>(null)

export const useToast = shown.use

/** An action of a toast opens this in the toast's place: in the zoom, too, it is on top. */
export const toastMenu = sharedValue<ReactNode>(null)

/** Shows the toast in place of an earlier one; null removes it. */
export function showToast(toast: Toast | null): void {
  shown.write(toast && { ...toast, id: ++lastId })
}
