import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { askAgain, useLatePictures } from '#website/image-grid/late-pictures.ts'
import style from '#website/image-grid/section/slideshow.module.css'
import { Slideshow } from '#website/image-grid/section/slideshow.tsx'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { loadWorksOf } from '#website/image-zoom/zoom-images.ts'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import { Button } from '#website/ui/controls.tsx'
import { useHoveredTile } from './hovered-tile.ts'

type GridBehaviourProps = { frame: HTMLElement; tiles: readonly Tile[] }

/** Rendered into the tiles by portals, so that thousands of tiles do not render again. */
export function GridBehaviour(props: GridBehaviourProps) {
  return (
    <PartBoundary>
      <Behaviour {...props} />
    </PartBoundary>
  )
}

function Behaviour({ frame, tiles }: GridBehaviourProps) {
  const { t, language } = useMessages()
  const late = useLatePictures(frame)
  const findTile = useCallback((id: number) => tiles.find((tile) => tile.id === id), [tiles])
  const prefetch = useCallback(
    (id: number) => {
      const tile = findTile(id)
      // Errors are ignored here: after the hover delay the slideshow requests them again and reports a failure.
      if (tile && !tile.animation) loadWorksOf(tile.artistId, language).catch(() => {})
    },
    [findTile, language],
  )
  const { tile: pointed, isHeld } = useHoveredTile(frame, prefetch)
  const tile = pointed && findTile(idOf(pointed))
  const picture = pointed?.querySelector('img')?.parentElement
  return (
    <>
      {tile && picture && createPortal(<Slideshow key={tile.id} tile={tile} isHeld={isHeld} />, picture)}
      {[...late].map((element) =>
        createPortal(
          <div className={style.late}>
            <p>{t('catalogue_late')}</p>
            <Button outlined onClick={() => askAgain(element)}>
              {t('catalogue_retry')}
            </Button>
          </div>,
          element,
          String(idOf(element)),
        ),
      )}
    </>
  )
}

function idOf(element: HTMLElement): number {
  return Number(element.getAttribute(TILE_ATTRIBUTE))
}
