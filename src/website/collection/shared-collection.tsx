import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import {
  type Collection,
  hasImage,
  MOST_COLLECTED,
  withAll,
  withoutImages,
} from '#domain/collection/collection-model.ts'
import { MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import {
  collectionState,
  listOf,
  projectsState,
  useCollection,
  useNamedProject,
} from '#website/collection/collection-store.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { openZoomHere, zoomOn } from '#website/image-zoom/zoom-address.ts'
import { LongListItem } from '#website/islands/long-list-item.tsx'
import { useHydrated } from '#website/islands/page-facts.tsx'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { ArrowIcon, DocumentIcon } from '#website/ui/icons.tsx'
import rows from '#website/ui/rows.module.css'
import { showToast } from '#website/ui/toasts.tsx'
import sheet from './contact-sheet.module.css'
import { EntryFace } from './entry-face.tsx'
import { PdfForm, usePdf } from './pdf-form.tsx'
import {
  chooseProject,
  createProject,
  deleteProject,
  renameProject,
  useNewName,
  useProjectName,
} from './projects/own-projects.ts'
import type { SharedView } from './view-shared.ts'
import style from './ways.module.css'

/** Only the copying needs script. */
export function SharedCollection({ shared }: { shared: SharedView }) {
  const { language } = useCollectionMessages()
  return (
    <div className={sheet.desk}>
      <SharedEntries pictures={shared.pictures} address={paths.sharedCollection(language, shared.id)} />
      <SharedActions shared={shared} />
    </div>
  )
}

type SharedEntriesProps = Pick<SharedView, 'pictures'> & {
  /** The page's own address: 500 links would repeat whatever a stranger adds to the requested one. */
  address: string
  /** Ids of the images as they are shown; their numbers stay. */
  order?: readonly number[]
  below?: (tile: Tile) => ReactNode
}

export function SharedEntries({ pictures, address, order, below }: SharedEntriesProps) {
  const enlargedAt = zoomOn(address)
  const numbered = useMemo(() => inOrder(pictures, order), [pictures, order])
  const tiles = useMemo(() => numbered.map(({ tile }) => tile), [numbered])
  useEffect(() => setCurrentGrid({ tiles, total: tiles.length, loadMore: null }), [tiles])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ol className={sheet.sheet} onClick={openZoomHere}>
      {numbered.map(({ tile, note, number }) => (
        <LongListItem key={tile.id} className={sheet.frame} {...{ [TILE_ATTRIBUTE]: tile.id }}>
          <EntryFace tile={tile} number={number} enlargedAt={enlargedAt} />
          {note && <p className={sheet.note}>{note}</p>}
          {below?.(tile)}
        </LongListItem>
      ))}
    </ol>
  )
}

function inOrder(pictures: SharedView['pictures'], order: readonly number[] | undefined) {
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }))
  if (!order) return numbered
  const byId = new Map(numbered.map((picture) => [picture.tile.id, picture]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

type SharedActionsProps = { shared: SharedView; isOwn?: boolean }

export function SharedActions({ shared: { id, title, pictures }, isOwn = false }: SharedActionsProps) {
  const { t, language } = useCollectionMessages()
  const [word, setWord] = useState('')
  const savePdf = usePdf(setWord)
  const hasPictures = pictures.length > 0
  return (
    <aside className={style.side} aria-label={t('collection_share')}>
      {hasPictures && (
        <>
          {!isOwn && <TakeOver title={title} pictures={pictures} />}
          <ButtonLink to={paths.enquiryAboutCollection(language, id)} outlined={!isOwn}>
            {t('collection_enquire')}
          </ButtonLink>
        </>
      )}
      <p role="status">{word}</p>
      <div className={rows.rows}>
        {hasPictures && (
          <>
            <PdfForm id={id} onSave={(wishes) => savePdf(id, wishes)} />
            <a href={furtherPaths.collectionCsv(language, id)} className={rows.row} download>
              {t('collection_csv')} <DocumentIcon />
            </a>
          </>
        )}
        <a href={paths.collection(language)} className={rows.row}>
          {t('collection_to_own')} <ArrowIcon />
        </a>
      </div>
    </aside>
  )
}

function TakeOver({ title, pictures }: Pick<SharedView, 'title' | 'pictures'>) {
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

function useTakeOver(title: string) {
  const { t, language } = useCollectionMessages()
  const toName = useNewName()
  const nameOf = useProjectName()

  /** An empty project without a name takes that of the shared one. */
  function takeOver(shared: Collection): void {
    const { all, currentId } = projectsState.read()
    const list = listOf(currentId)
    const current = list.read()
    const joined = withAll(current, shared)
    const came = new Set(joined.slice(current.length).map(({ imageId }) => imageId))
    const isFull = shared.some(({ imageId }) => !hasImage(joined, imageId))
    const full = isFull ? t('collection_full', { most: MOST_COLLECTED }) : ''
    if (came.size === 0) {
      showToast({ text: full || t('collection_taken_none') })
      return
    }
    list.write(joined)
    const isNamed = all.some(({ id, name }) => id === currentId && name)
    const isNaming = title !== '' && current.length === 0 && !isNamed
    if (isNaming) renameProject(currentId, title)
    const unkept = collectionState.isKept() ? '' : t('collection_unkept')
    const count = came.size
    const counted = count === 1 ? t('collection_taken_one') : t('collection_taken', { count })
    showToast({
      text: [counted, full, unkept].filter(Boolean).join(' '),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          list.write(withoutImages(list.read(), came))
          if (isNaming) renameProject(currentId, '')
        },
      },
    })
  }

  function takeOverAsNew(shared: Collection): void {
    const previousId = projectsState.read().currentId
    const project = createProject(toName(title))
    if (!project) {
      showToast({ text: t('collection_projects_full', { most: MOST_PROJECTS }) })
      return
    }
    listOf(project.id).write(shared)
    const unkept = collectionState.isKept() ? '' : ` ${t('collection_unkept')}`
    showToast({
      text: t('collection_taken_as', { project: nameOf(project) }) + unkept,
      action: { label: t('collection_look'), to: paths.collection(language) },
      second: {
        label: t('collection_undo'),
        onClick: () => {
          deleteProject(project)
          chooseProject(previousId)
        },
      },
    })
  }

  return { takeOver, takeOverAsNew }
}
