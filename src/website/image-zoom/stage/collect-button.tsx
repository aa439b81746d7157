import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { useCollecting, useMarkName } from '#website/collection/use-collecting.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { PlusIcon, TickIcon } from '#website/ui/icons.tsx'
import style from './collect-button.module.css'

export function CollectButton({ tile }: { tile: Tile }) {
  const { isCollected, label, elsewhere, title } = useMarkName(tile.id)
  const toggle = useCollecting()
  return (
    <Button
      className={classNames(style.button, isCollected && style.collected)}
      title={title}
      aria-label={elsewhere ? `${label}. ${elsewhere}` : undefined}
      data-collect={tile.id}
      onClick={() => toggle(tile.id)}
    >
      {isCollected ? <TickIcon /> : <PlusIcon />}
      <span>{label}</span>
    </Button>
  )
}
