import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { coverOf, MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import type { Project } from '#domain/collection/projects.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useTiles } from '#website/collection/use-tiles.ts'
import { changeAddress, changeAddressHere } from '#website/navigation/address.ts'
import { PencilFrame } from '#website/ui/icons.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import { NameForm } from './name-form.tsx'
import {
  createProject,
  deleteProject,
  renameProject,
  searchFor,
  useListOf,
  useNewName,
  useProjectName,
  useProjects,
} from './own-projects.ts'
import style from './project-strip.module.css'

export type ProjectStripProps = { shown: Project; heading: RefObject<HTMLHeadingElement | null> }

/** With one unnamed project it shows only the way to a second. */
export function ProjectStrip({ shown, heading }: ProjectStripProps) {
  const { t } = useCollectionMessages()
  const projects = useProjects()
  const isManaged = projects.length > 1 || shown.name !== ''
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is shown
  useEffect(() => scrollToCurrent(list.current), [shown.id])
  return (
    <section className={style.strip} aria-label={t('collection_projects')}>
      {isManaged && (
        <ul ref={list} className={style.projects}>
          {projects.map((project) => (
            <li key={project.id}>
              <a
                href={searchFor(project.id)}
                className={style.project}
                // Speculation rules exclude this link.
                rel="nofollow"
                aria-current={project.id === shown.id || undefined}
                onClick={changeAddressHere}
              >
                <ProjectFace project={project} isShown={project.id === shown.id} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ProjectActions key={shown.id} shown={shown} heading={heading} isManaged={isManaged} />
    </section>
  )
}

/** On phones the projects are one row. Only the row scrolls, not the page. */
function scrollToCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]')?.parentElement
  if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

type ProjectActionsProps = ProjectStripProps & { isManaged: boolean }

function ProjectActions({ shown, heading, isManaged }: ProjectActionsProps) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const remove = useDeleting(() => heading.current?.focus())
  const create = useCreating(heading)
  const [typing, setTyping] = useState<'new' | 'name' | null>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  const nameButton = useRef<HTMLButtonElement>(null)
  const endTyping = () => {
    // Flushed, so that the button is there again and can take the focus.
    flushSync(() => setTyping(null))
    const opener = typing === 'new' ? newButton : nameButton
    opener.current?.focus()
  }
  if (typing === 'new')
    return (
      <NameForm
        label={t('collection_new_project')}
        send={t('collection_create')}
        onName={create}
        onClose={endTyping}
      />
    )
  if (typing === 'name')
    return (
      <NameForm
        label={t('collection_project_name')}
        send={t('collection_save_name')}
        name={shown.name}
        onName={(name) => {
          renameProject(shown.id, name)
          endTyping()
        }}
        onClose={endTyping}
      />
    )
  return (
    <div className={style.actions}>
      <button ref={newButton} type="button" onClick={() => setTyping('new')}>
        {t('collection_new_project')}
      </button>
      {isManaged && (
        <>
          <button
            ref={nameButton}
            type="button"
            aria-label={`${t('collection_rename')}: ${nameOf(shown)}`}
            onClick={() => setTyping('name')}
          >
            {t('collection_rename')}
          </button>
          <button
            type="button"
            aria-label={`${t('collection_delete_project')}: ${nameOf(shown)}`}
            onClick={() => remove(shown)}
          >
            {t('collection_delete_project')}
          </button>
        </>
      )}
    </div>
  )
}

function useCreating(heading: ProjectStripProps['heading']): (typed: string) => void {
  const { t } = useCollectionMessages()
  const toName = useNewName()
  return (typed) => {
    const project = createProject(toName(typed))
    if (!project) {
      showToast({ text: t('collection_projects_full', { most: MOST_PROJECTS }) })
      return
    }
    changeAddress(searchFor(project.id))
    heading.current?.focus()
  }
}

const COVER_WIDTH = 320
const SHOWN_WIDTH = 64

type ProjectFaceProps = { project: Project; isShown: boolean }

function ProjectFace({ project, isShown }: ProjectFaceProps) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const images = useListOf(project.id)
  const coverId = coverOf(project, images)
  const { tiles } = useTiles(coverId === null ? [] : [coverId])
  const cover = coverId === null ? null : tiles.get(coverId)
  const count = images.length
  return (
    <>
      <span className={style.cover}>
        {cover && (
          <img
            src={pictureAddress(cover, COVER_WIDTH)}
            style={cutAround(cover.focus)}
            alt=""
            width={SHOWN_WIDTH}
            height={SHOWN_WIDTH}
          />
        )}
        {isShown && <PencilFrame number={0} />}
      </span>
      <span className={style.name}>{nameOf(project)}</span>{' '}
      <span className={style.count}>
        {count === 1 ? t('catalogue_one_image') : t('catalogue_images', { count })}
      </span>
    </>
  )
}

function useDeleting(onVanish: () => void): (project: Project) => void {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  return (project) => {
    const name = nameOf(project)
    const undo = deleteProject(project)
    onVanish()
    showToast({
      text: t('collection_project_deleted', { project: name }),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          undo()
          changeAddress(searchFor(project.id), { replace: true })
          onVanish()
        },
      },
    })
  }
}
