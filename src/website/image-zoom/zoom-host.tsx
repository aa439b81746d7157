import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { changeAddress, useAddress } from '#website/navigation/address.ts'
import { readEarlyZoom, watchEarlyZoom } from '#website/page-start/early-answers.ts'
import { showToast, Toasts } from '#website/ui/toasts.tsx'
import { closeZoom, OPENED_HERE, readZoom } from './zoom-address.ts'

type Dialog = ComponentType<{ imageId: number }>

/** Toasts are in the open dialog, else nobody could reach them. A visitor who closes the early picture stays here. */
export function ZoomHost() {
  const { t } = useMessages()
  const imageId = readZoom(useAddress().search)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const isWanted = imageId !== null && Dialog === null

  useEffect(() => {
    const early = readEarlyZoom()
    if (early) changeAddress(early.address, { state: OPENED_HERE })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether there is an image, not on which
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const unwatch = watchEarlyZoom(closeZoom)
    loadZoom().then(
      ({ ZoomDialog }) => setDialog(() => ZoomDialog),
      () => {
        if (isLeft) return
        showToast({ text: t('zoom_failed'), isError: true })
        closeZoom()
      },
    )
    return () => {
      isLeft = true
      unwatch()
      readEarlyZoom()?.close()
    }
  }, [isWanted])

  return imageId !== null && Dialog ? <Dialog imageId={imageId} /> : <Toasts />
}

/** Pages with pictures load it before it is needed; until then the start script shows a picture. */
export function loadZoom() {
  return import('./zoom-dialog.tsx')
}
