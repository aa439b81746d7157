import type { Tile } from '#agency/catalogue/wall/tile.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { Button } from '#base/ui/controls.tsx'
import { PlusIcon, TickIcon } from '#base/ui/icons.tsx'
import { useIsCollected } from '#website/collection/collection-store.ts'
import { useCollecting } from '#website/collection/use-collecting.ts'
import style from './collect-button.module.css'

/** The large way into the collection, and out of it. */
export function CollectButton({ tile }: { tile: Tile }) {
  const { tell } = useMessages()
  const isCollected = useIsCollected(tile.id)
  const toggle = useCollecting()
  return (
    <Button
      className={classNames(style.button, isCollected && style.collected)}
      onClick={() => toggle(tile.id)}
    >
      {isCollected ? <TickIcon /> : <PlusIcon />}
      {tell(isCollected ? 'collection_remove' : 'collection_add')}
    </Button>
  )
}
