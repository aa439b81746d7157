import { type Ref, useRef } from 'react'
import { useIsInBrowser } from '#platform/browser/use-is-in-browser.ts'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import { useCollection, useIsKept } from './collection-store.ts'
import style from './empty-collection.module.css'
import { EmptyCollection, UnknownCollection } from './empty-collection.tsx'
import { OwnEntries } from './entries/own-entries.tsx'

/** The visitor's own collection, stored in their browser alone. */
export function OwnCollection() {
  const { t } = useCollectionMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const isInBrowser = useIsInBrowser()
  const isKept = useIsKept()
  const collection = useCollection()
  const isEmpty = collection.length === 0
  return (
    <>
      <div className="page-head">
        <CollectionHeading ref={heading} count={collection.length} />
        {!isKept && <p className={style.text}>{t('collection_visit_only')}</p>}
        {!isInBrowser && <UnknownCollection />}
        {isInBrowser && isEmpty && <EmptyCollection />}
      </div>
      {!isEmpty && <OwnEntries collection={collection} onVanish={() => heading.current?.focus()} />}
    </>
  )
}

/** The page's title with the count. It takes the focus when the focused element is removed. */
function CollectionHeading({ count, ref }: { count: number; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useCollectionMessages()
  return (
    <h1 ref={ref} tabIndex={-1} className={typography.mega}>
      {t('collection_heading')}
      {/* The space separates the words for screen readers. */}
      {count > 0 && <sup> {count}</sup>}
    </h1>
  )
}
