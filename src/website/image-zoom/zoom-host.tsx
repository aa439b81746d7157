import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/toast/toast-store.ts'
import { Toasts } from '#website/toast/toasts.tsx'
import { readEarlyZoom } from '#website/ui/hydration/early.ts'
import { OPENED_HERE } from './opened-here.ts'
import { readZoom, withoutZoom } from './zoom-address.ts'

type Dialog = ComponentType<{ imageId: number }>

/**
 * Opens the zoom where the address asks for it. The dialog is loaded at the first use. It contains the toasts while it
 * is open: those outside could not be reached.
 */
export function ZoomHost() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const place = useLocation()
  const imageId = readZoom(place.search)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const isWanted = imageId !== null && Dialog === null

  useEffect(() => {
    const early = readEarlyZoom()
    if (early) void navigate(early.address, { preventScrollReset: true, state: OPENED_HERE })
  }, [navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether there is an image, not on which
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    import('./zoom-dialog.tsx').then(
      ({ ZoomDialog }) => setDialog(() => ZoomDialog),
      () => {
        if (isLeft) return
        readEarlyZoom()?.close()
        showToast({ text: t('zoom_failed'), isError: true })
        void navigate(withoutZoom(place), { replace: true, preventScrollReset: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isWanted])

  return imageId !== null && Dialog ? <Dialog imageId={imageId} /> : <Toasts />
}
