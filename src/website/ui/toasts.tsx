import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** `onTop` is for the zoom, whose actions lie below. Only one of these is in the page at a time. */
export function Toasts({ onTop = false }: { onTop?: boolean }) {
  const toast = useToast()
  const ToastBox = toastBox.use()
  const menu: ReactNode = toastMenu.use()
  const [foundAtStart] = useState(toast)
  // It was announced before the zoom opened or closed around it.
  const isAnnounced = toast !== null && toast === foundAtStart

  useEffect(() => {
    // A page that is restored by "back" shows no old toast.
    const end = () => showToast(null)
    addEventListener('pagehide', end)
    return () => removeEventListener('pagehide', end)
  }, [])

  return (
    <>
      <div role={isAnnounced ? undefined : 'status'}>
        {ToastBox && toast && <ToastBox key={toast.id} toast={toast} onTop={onTop} />}
      </div>
      {menu}
    </>
  )
}

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

const useToast = shown.use

/** Opens in the toast's place: in the zoom, too, it is on top. */
export const toastMenu = sharedValue<ReactNode>(null)

export function showToast(toast: Toast | null): void {
  shown.write(toast && { ...toast, id: ++lastId })
}
