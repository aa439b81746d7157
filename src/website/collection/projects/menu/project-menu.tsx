import { useId, useState } from 'react'
import { hasImage } from '#domain/collection/model.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { chooseCover } from '#website/collection/projects/change-projects.ts'
import { NameForm } from '#website/collection/projects/name-form.tsx'
import { useProjectName } from '#website/collection/projects/project-name.ts'
import { listProjects, useListOf } from '#website/collection/projects/use-projects.ts'
import { toastMenu } from '#website/toast/toast-store.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import drawn from '#website/ui/fields/choices.module.css'
import { CrossIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './project-menu.module.css'
import { useMenu } from './use-menu.ts'
import { usePassing } from './use-passing.ts'

export type ProjectMenuProps = {
  imageId: number
  /** In which project the image is. */
  projectId: string
  /** Whether images that are collected from now on go where this one goes. */
  isFollowed?: boolean
  /** Where the project is shown: the image may become its cover, and this is called when it has left. */
  onVanish?: () => void
}

/** Shows the menu in the place of the toasts, until it is closed. */
export function openProjectMenu(props: ProjectMenuProps): void {
  toastMenu.write(<ProjectMenu {...props} />)
}

/** Puts an image into another project, one of the visitor's or a new one. */
function ProjectMenu({ imageId, projectId, isFollowed = false, onVanish }: ProjectMenuProps) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const id = useId()
  const { menu, close } = useMenu(imageId)
  const [isKept, setKept] = useState(false)
  const { pass, passToNew } = usePassing({ imageId, from: projectId, isKept, isFollowed, onVanish })
  const others = listProjects().filter((project) => project.id !== projectId)
  const afterClosing =
    <Value,>(go: (value: Value) => void) =>
    (value: Value) => {
      close()
      go(value)
    }
  return (
    <div ref={menu} popover="auto" role="dialog" aria-labelledby={id} className={style.menu}>
      <div className={style.head}>
        <h2 id={id} tabIndex={-1} className={typography.md}>
          {t('collection_menu')}
        </h2>
        <RoundButton label={t('shell_close')} onClick={close}>
          <CrossIcon size={22} />
        </RoundButton>
      </div>
      <label className={style.keep}>
        <input
          type="checkbox"
          className={drawn.box}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        <span>{t('collection_keep_here', { project: nameOf(projectId) })}</span>
      </label>
      <ul className={style.list}>
        {others.map((project) => (
          <li key={project.id}>
            <Choice project={project} imageId={imageId} onChoose={afterClosing(pass)} />
          </li>
        ))}
      </ul>
      <NameForm
        label={t('collection_new_project')}
        send={t('collection_create')}
        onName={afterClosing(passToNew)}
      />
      {onVanish && (
        <button
          type="button"
          className={style.choice}
          onClick={() => afterClosing(chooseCover)({ projectId, imageId })}
        >
          {t('collection_as_cover', { project: nameOf(projectId) })}
        </button>
      )}
    </div>
  )
}

type ChoiceProps = { project: Project; imageId: number; onChoose: (project: Project) => void }

function Choice({ project, imageId, onChoose }: ChoiceProps) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const images = useListOf(project.id)
  return (
    <button type="button" className={style.choice} onClick={() => onChoose(project)}>
      <span className={style.name}>{nameOf(project)}</span>
      <span className={style.count}>{hasImage(images, imageId) ? t('collection_in_it') : images.length}</span>
    </button>
  )
}
