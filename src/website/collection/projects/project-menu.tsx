import { useId, useState } from 'react'
import { hasImage, MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { projectsState } from '#website/collection/collection-store.ts'
import drawn from '#website/ui/choices.module.css'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import { showToast, toastMenu } from '#website/ui/toasts.tsx'
import typography from '#website/ui/typography.module.css'
import { NameForm } from './name-form.tsx'
import {
  chooseCover,
  chooseProject,
  createProject,
  listProjects,
  passImage,
  useListOf,
  useNewName,
  useProjectName,
} from './own-projects.ts'
import style from './project-menu.module.css'
import { useMenu } from './use-menu.ts'

export type ProjectMenuProps = {
  imageId: number
  projectId: string
  /** Whether images that are collected from now on go where this one goes. */
  isFollowed?: boolean
  /** Set where the project is shown: the image may become its cover, and this is called when it has left. */
  onVanish?: () => void
}

export function openProjectMenu(props: ProjectMenuProps): void {
  toastMenu.write(<ProjectMenu {...props} />)
}

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

type Passing = {
  imageId: number
  from: string
  isKept: boolean
  isFollowed: boolean
  onVanish?: (() => void) | undefined
}

function usePassing({ imageId, from, isKept, isFollowed, onVanish }: Passing) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const toName = useNewName()

  function pass(project: Project, previousId = projectsState.read().currentId): void {
    const passed = passImage({ imageId, from, to: project.id, isKept })
    chooseProject(isFollowed && passed.outcome === 'done' ? project.id : previousId)
    if (passed.outcome === 'full')
      showToast({ text: t('collection_project_full', { project: nameOf(project), most: MOST_COLLECTED }) })
    if (passed.outcome === 'unkept') showToast({ text: t('collection_no_room'), isError: true })
    if (passed.outcome !== 'done') return
    if (!isKept) onVanish?.()
    showToast({
      text: t(isKept ? 'collection_copied_to' : 'collection_moved_to', { project: nameOf(project) }),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          passed.undo()
          chooseProject(previousId)
        },
      },
    })
  }

  function passToNew(name: string): void {
    const previousId = projectsState.read().currentId
    const project = createProject(toName(name))
    if (project) pass(project, previousId)
    else showToast({ text: t('collection_projects_full', { most: MOST_PROJECTS }) })
  }

  return { pass, passToNew }
}
