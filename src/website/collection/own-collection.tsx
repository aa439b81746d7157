import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react'
import { FIRST_PROJECT } from '#domain/collection/projects.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import { useNamedProject } from './collection-store.ts'
import { EmptyEntries } from './empty-sheet.tsx'
import style from './own-collection.module.css'
import { OwnEntries } from './own-entries.tsx'
import {
  ShownProject,
  useIsKept,
  useListOf,
  useProjectName,
  useProjects,
  useShownProject,
} from './projects/own-projects.ts'
import type { ProjectStripProps } from './projects/project-strip.tsx'

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
          // Typed text, a drag and messages belong to one project.
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

type Strip = ComponentType<ProjectStripProps>

/** Used if the strip cannot be loaded: the images are still there. */
const NoStrip: Strip = () => null

/** Null until it is loaded, as the server's page has none; the images wait, or it would push them down. */
function useProjectStrip(): Strip | null {
  const [strip, setStrip] = useState<Strip | null>(null)
  useEffect(() => {
    let isHere = true
    const show = (loaded: Strip) => isHere && setStrip(() => loaded)
    import('./projects/project-strip.tsx').then(
      ({ ProjectStrip }) => show(ProjectStrip),
      () => show(NoStrip),
    )
    return () => {
      isHere = false
    }
  }, [])
  return strip
}

function EmptyCollection() {
  const { t } = useCollectionMessages()
  return (
    <>
      <h2 className={classNames(typography.md, style.empty)}>{t('collection_empty')}</h2>
      <p className={classNames(typography.lead, style.text)}>{t('collection_empty_text')}</p>
      <BrowseLinks />
      <EmptyEntries />
    </>
  )
}

/** The server renders this, as it knows no visitor. */
function UnknownCollection() {
  const { t } = useCollectionMessages()
  const { mail } = useContact()
  return (
    <noscript>
      <p className={style.text}>{t('collection_no_script')}</p>
      <p className={style.text}>
        {t('collection_no_script_mail')} <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <BrowseLinks />
    </noscript>
  )
}

function BrowseLinks() {
  const { t, language } = useCollectionMessages()
  return (
    <div className={style.ways}>
      <ButtonLink to={paths.allArtists(language)}>
        {t('collection_artists', { product: site.productWord })}
      </ButtonLink>
      <ButtonLink to={paths.recentlyViewed(language)} outlined>
        {t('collection_seen')}
      </ButtonLink>
    </div>
  )
}
