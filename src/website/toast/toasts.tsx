import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast, toastBox, toastMenu, useToast } from './toast-store.ts'

/**
 * Where toasts appear and are announced; `onTop` in the zoom, whose actions lie below. Only one of these is in the page
 * at a time.
 */
export function Toasts({ onTop = false }: { onTop?: boolean }) {
  const toast = useToast()
  const ToastBox = toastBox.use()
  const menu = toastMenu.use()
  const { pathname } = useLocation()
  const [foundAtStart] = useState(toast)
  const isLeft = toast !== null && toast.path !== pathname
  // It was announced before the zoom opened or closed around it.
  const isAnnounced = toast !== null && toast === foundAtStart

  useEffect(() => {
    if (isLeft) showToast(null)
  }, [isLeft])

  return (
    <>
      <div role={isAnnounced ? undefined : 'status'}>
        {ToastBox && toast && !isLeft && <ToastBox key={toast.id} toast={toast} onTop={onTop} />}
      </div>
      {menu}
    </>
  )
}
