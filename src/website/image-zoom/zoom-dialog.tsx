import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'
import { useMessages } from '#website/i18n/messages.tsx'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import { changeAddress } from '#website/navigation/address.ts'
import { readEarlyZoom } from '#website/page-start/early-answers.ts'
import { rememberViewed } from '#website/recently-viewed/viewed.tsx'
import { RoundButton } from '#website/ui/controls.tsx'
import { ArrowIcon, CrossIcon } from '#website/ui/icons.tsx'
import { showToast, Toasts } from '#website/ui/toasts.tsx'
import type { CurrentGrid } from './current-grid.ts'
import { closeZoom, zoomAddress } from './zoom-address.ts'
import style from './zoom-dialog.module.css'
import { useZoomImages } from './zoom-images.ts'
import { CollectButton, ZoomSide } from './zoom-side.tsx'
import { ZoomStage } from './zoom-stage.tsx'

const LOAD_MORE_BEFORE_END = 3
const KEY_STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

export function ZoomDialog({ imageId }: { imageId: number }) {
  return (
    <PartBoundary instead={<FailedZoom />}>
      <Zoom imageId={imageId} />
    </PartBoundary>
  )
}

function FailedZoom() {
  const { t } = useMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    showToast({ text: t('zoom_failed'), isError: true })
    closeZoom()
  }, [])
  return null
}

function Zoom({ imageId }: { imageId: number }) {
  const { t } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  const images = useZoomImages(imageId)
  // Gives the focus back, so that it is known where it returns to.
  useLayoutEffect(() => readEarlyZoom()?.close(), [])
  useReturnOfFocus(imageId)

  useLayoutEffect(() => {
    // Effects run twice in development, and an open dialog cannot be shown again.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={style.zoom}
      aria-label={t('zoom_label')}
      onKeyDownCapture={(event) => turnByKey(event, controller.current)}
      onCancel={(event) => {
        event.preventDefault()
        closeZoom()
      }}
      // The browser itself may close the dialog, and does not always ask first.
      onClose={closeZoom}
    >
      {/* This is always rendered, since it has the focus at first. */}
      <CloseButton onClick={closeZoom} />
      {images.state === 'there' ? (
        <TurnedTo imageId={imageId} grid={images.grid} controller={controller} />
      ) : (
        <div className={style.empty} role="status">
          {images.state === 'failed' && <p>{t('zoom_missing')}</p>}
        </div>
      )}
      <Toasts onTop />
    </dialog>
  )
}

function turnByKey(event: KeyboardEvent, controller: ControllerRef | null): void {
  const step = KEY_STEPS[event.key]
  const isInFilm = event.target instanceof HTMLVideoElement
  if (!step || isInFilm || event.altKey || event.metaKey || event.ctrlKey) return
  // The stage would handle the key a second time.
  event.stopPropagation()
  turn(step, controller)
}

function turn(step: 1 | -1, controller: ControllerRef | null): void {
  if (step > 0) controller?.next()
  else controller?.prev()
}

type TurnedToProps = { imageId: number; grid: CurrentGrid; controller: RefObject<ControllerRef | null> }

function TurnedTo({ imageId, grid, controller }: TurnedToProps) {
  const { t } = useMessages()
  const { tiles, total, loadMore } = grid
  const at = Math.max(
    tiles.findIndex(({ id }) => id === imageId),
    0,
  )
  const tile = tiles[at]

  useEffect(() => {
    if (at >= tiles.length - LOAD_MORE_BEFORE_END) loadMore?.()
  }, [at, tiles.length, loadMore])

  useEffect(() => {
    if (tile) rememberViewed({ kind: 'image', ...tile })
  }, [tile])

  function turnTo(next: number) {
    const id = tiles[next]?.id
    if (id === undefined || id === imageId) return
    changeAddress(`${zoomAddress(location)}${id}`, { replace: true })
  }
  if (!tile) return null
  const ways = {
    isFirst: at === 0,
    isLast: at === tiles.length - 1,
    turn: (step: 1 | -1) => turn(step, controller.current),
  }
  return (
    <div className={style.table}>
      <p className={style.position} role="status">
        {t('zoom_position', { at: at + 1, total: Math.max(total, tiles.length) })}
      </p>
      <div className={style.picture}>
        <ZoomStage tiles={tiles} at={at} controller={controller} onTurn={turnTo} />
        <Arrow step={-1} {...ways} />
        <Arrow step={1} {...ways} />
      </div>
      <ZoomSide tile={tile} />
      <div className={style.dock}>
        <Arrow step={-1} {...ways} />
        <CollectButton tile={tile} />
        <Arrow step={1} {...ways} />
      </div>
    </div>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useMessages()
  return (
    <RoundButton label={t('shell_close')} className={style.close} onClick={onClick}>
      <CrossIcon size={26} />
    </RoundButton>
  )
}

type ArrowProps = { step: 1 | -1; isFirst: boolean; isLast: boolean; turn: (step: 1 | -1) => void }

/** Stays rendered at both ends, so that the focus is not lost. */
function Arrow({ step, isFirst, isLast, turn }: ArrowProps) {
  const { t } = useMessages()
  return (
    <RoundButton
      label={t(step > 0 ? 'zoom_next' : 'zoom_previous')}
      className={step > 0 ? style.next : style.previous}
      aria-disabled={(step > 0 ? isLast : isFirst) || undefined}
      onClick={() => turn(step)}
    >
      <ArrowIcon size={28} />
    </RoundButton>
  )
}

/** The focus goes to the tile of the last image, else to what opened the zoom, such as a slideshow's tile. */
function useReturnOfFocus(imageId: number): void {
  const last = useRef(imageId)
  last.current = imageId
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      const tile = document.querySelector<HTMLElement>(`[${TILE_ATTRIBUTE}="${last.current}"] a`)
      const target = tile ?? (opener instanceof HTMLElement ? opener : null)
      // After the page has restored its scroll position.
      requestAnimationFrame(() => target?.focus())
    }
  }, [])
}
