import { coverOf } from '#domain/collection/project-changes.ts'
import type { Project } from '#domain/collection/projects.ts'
import { cutAround, pictureAddress } from '#domain/imaging/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useTiles } from '#website/collection/entries/use-tiles.ts'
import { PencilFrame } from '#website/ui/pencil.tsx'
import { useProjectName } from './project-name.ts'
import style from './project-strip.module.css'
import { useListOf } from './use-projects.ts'

const COVER_WIDTH = 320
const SHOWN_WIDTH = 64

type ProjectFaceProps = { project: Project; isShown: boolean }

/** A project in small: its cover, its name, how many images it has. The shown one has the red frame. */
export function ProjectFace({ project, isShown }: ProjectFaceProps) {
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
          // The name beside it says what it stands for.
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
