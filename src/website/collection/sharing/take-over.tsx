import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useCollection, useNamedProject } from '#website/collection/collection-store.ts'
import { useProjectName } from '#website/collection/projects/project-name.ts'
import { Button } from '#website/ui/controls.tsx'
import { useHydrated } from '#website/ui/hydration/use-hydrated.ts'
import { useTakeOver } from './use-take-over.ts'
import type { SharedView } from './view-shared.ts'
import style from './ways.module.css'

/** Takes a shared collection over: into the visitor's current project, or into a new one where that has images already. */
export function TakeOver({ title, pictures }: Pick<SharedView, 'title' | 'pictures'>) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const isEmpty = useCollection().length === 0
  const named = useNamedProject()
  const { takeOver, takeOverAsNew } = useTakeOver(title)
  const isHydrated = useHydrated()
  const shared = pictures.map(({ tile, note }) => ({ imageId: tile.id, note }))
  return (
    <div className={style.scripted}>
      {!isEmpty && (
        <Button onClick={() => takeOverAsNew(shared)}>
          {title ? t('collection_take_as', { project: title }) : t('collection_take_as_new')}
        </Button>
      )}
      <Button outlined={!isEmpty} aria-disabled={!isHydrated || undefined} onClick={() => takeOver(shared)}>
        {named ? t('collection_take_into', { project: nameOf(named) }) : t('collection_take_over')}
      </Button>
    </div>
  )
}
