import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { useIsCollected } from '#website/collection/collection-store.ts'
import { useCollecting } from '#website/collection/use-collecting.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { PlusIcon, TickIcon } from '#website/ui/icons.tsx'
import style from './collect-button.module.css'

/** The large button that adds the image to the collection or removes it. */
export function CollectButton({ tile }: { tile: Tile }) {
  const { t } = useMessages()
  const isCollected = useIsCollected(tile.id)
  const toggle = useCollecting()
  return (
    <Button
      className={classNames(style.button, isCollected && style.collected)}
      onClick={() => toggle(tile.id)}
    >
      {isCollected ? <TickIcon /> : <PlusIcon />}
      {t(isCollected ? 'collection_remove' : 'collection_add')}
    </Button>
  )
}
