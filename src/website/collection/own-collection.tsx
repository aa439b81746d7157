import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react'
import { FIRST_PROJECT } from '#domain/collection/projects.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import { useCollectedCount, useNamedProject } from './collection-store.ts'
import { decidingMemory } from './deciding/round-access.ts'
import { EmptyEntries } from './empty-sheet.tsx'
import { sharedLinks } from './links/shared-links.ts'
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
  const { Strip, Links, visit } = useParts()
  const project = useShownProject()
  const isOneOfMany = useNamedProject() !== null
  const hasProjects = useProjects().some(({ name }) => name) || isOneOfMany
  const collection = useListOf(project?.id ?? FIRST_PROJECT)
  const isEmpty = collection.length === 0
  const isCountKnown = useCollectedCount() !== null
  return (
    <ShownProject value={project?.id ?? FIRST_PROJECT}>
      <div className={style.page}>
        <div className="page-head">
          <CollectionHeading
            ref={heading}
            name={project && isOneOfMany ? nameOf(project) : null}
            count={isCountKnown ? collection.length : 0}
          />
          {!isKept && <p className={style.text}>{t('collection_visit_only')}</p>}
          {Links && <Links key={visit} />}
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
      </div>
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

type Parts = { Strip: Strip | null; Links: ComponentType | null; visit: number }

/**
 * Null until they are loaded, as the server's page has none; the images wait, or they would be pushed down. A page that
 * is come back to lists what began meanwhile.
 */
function useParts(): Parts {
  const [parts, setParts] = useState<Parts>({ Strip: null, Links: null, visit: 0 })
  useEffect(() => {
    let isHere = true
    async function load(): Promise<void> {
      const [Strip, Links] = await Promise.all([
        import('./projects/project-strip.tsx').then(
          ({ ProjectStrip }) => ProjectStrip,
          () => NoStrip,
        ),
        hasOwnLinks()
          ? import('./links/own-links.tsx').then(
              ({ OwnLinks }) => OwnLinks,
              () => null,
            )
          : null,
      ])
      if (isHere) setParts(({ visit }) => ({ Strip, Links, visit: visit + 1 }))
    }
    const loadAgain = ({ persisted }: PageTransitionEvent) => void (persisted && load())
    void load()
    addEventListener('pageshow', loadAgain)
    return () => {
      isHere = false
      removeEventListener('pageshow', loadAgain)
    }
  }, [])
  return parts
}

function hasOwnLinks(): boolean {
  const now = new Date()
  return (
    decidingMemory.read().rounds.some(({ secret }) => secret !== '') ||
    sharedLinks.read().some(({ expires }) => expires > now)
  )
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
