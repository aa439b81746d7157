import { type ReactNode, useEffect, useState } from 'react'
import { showToast, toastBox, toastMenu, useToast } from './toast-store.ts'

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
