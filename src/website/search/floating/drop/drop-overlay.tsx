import { translateSearch } from '#website/search/search-messages.ts'
import { PencilFrame } from '#website/ui/pencil.tsx'
import typography from '#website/ui/typography.module.css'
import style from './drop-overlay.module.css'

/** Over the whole window while a picture is held over it: also over a dialog, so it is in the browser's top layer. */
export function DropOverlay() {
  return (
    <div className={style.overlay} popover="manual" ref={(overlay) => overlay?.showPopover()}>
      <div className={style.frame}>
        <PencilFrame number={1} />
        <p className={typography.lg}>{translateSearch('finder_drop')}</p>
        <p className={style.kinds}>{translateSearch('finder_drop_kinds')}</p>
      </div>
    </div>
  )
}
