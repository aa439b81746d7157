import { type Ref, useRef } from 'react'
import { FIRST_PROJECT } from '#domain/collection/projects.ts'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import { useNamedProject } from './collection-store.ts'
import style from './empty-collection.module.css'
import { EmptyCollection, UnknownCollection } from './empty-collection.tsx'
import { OwnEntries } from './entries/own-entries.tsx'
import { useProjectName } from './projects/project-name.ts'
import { ShownProject } from './projects/shown-project.ts'
import { useProjectStrip } from './projects/use-project-strip.ts'
import { useIsKept, useListOf, useProjects } from './projects/use-projects.ts'
import { useShownProject } from './projects/use-shown-project.ts'

/** The visitor's own collection, stored in their browser alone; of several projects, the one that the address names. */
export function OwnCollection() {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const heading = useRef<HTMLHeadingElement>(null)
  const isKept = useIsKept()
  const Strip = useProjectStrip()
  const project = useShownProject()
  const isOneOfMany = useNamedProject() !== null
  const hasProjects = useProjects().some(({ name }) => name) || isOneOfMany
  const collection = useListOf(project?.id ?? FIRST_PROJECT)
  const isEmpty = collection.length === 0
  return (
    <ShownProject value={project?.id ?? FIRST_PROJECT}>
      <div className="page-head">
        <CollectionHeading
          ref={heading}
          name={project && isOneOfMany ? nameOf(project) : null}
          count={collection.length}
        />
        {!isKept && <p className={style.text}>{t('collection_visit_only')}</p>}
        {project && (hasProjects || !isEmpty) && Strip && <Strip shown={project} heading={heading} />}
        {!project && <UnknownCollection />}
        {project && isEmpty && <EmptyCollection />}
      </div>
      {project && !isEmpty && Strip && (
        <OwnEntries
          // What is typed, carried or said belongs to one project.
          key={project.id}
          collection={collection}
          project={project}
          onVanish={() => heading.current?.focus()}
        />
      )}
    </ShownProject>
  )
}

type CollectionHeadingProps = { name: string | null; count: number; ref: Ref<HTMLHeadingElement> }

/** The page's title with the count. It takes the focus when the focused element is removed. */
function CollectionHeading({ name, count, ref }: CollectionHeadingProps) {
  const { t } = useCollectionMessages()
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className={classNames(name === null ? typography.mega : typography.xl, style.heading)}
    >
      <span>{name ?? t('collection_heading')}</span>
      {/* The space separates the words for screen readers. */}
      {count > 0 && <sup>{` ${count}`}</sup>}
    </h1>
  )
}
