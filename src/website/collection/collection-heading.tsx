import type { Ref } from 'react'
import typography from '#website/ui/typography.module.css'
import { useCollectionWords } from './collection-messages.ts'

/** The page's title with the count. It takes the focus when the focused element is removed. */
export function CollectionHeading({ count, ref }: { count: number; ref: Ref<HTMLHeadingElement> }) {
  const { tell } = useCollectionWords()
  return (
    <h1 ref={ref} tabIndex={-1} className={typography.mega}>
      {tell('collection_heading')}
      {/* The space separates the words for screen readers. */}
      {count > 0 && <sup> {count}</sup>}
    </h1>
  )
}
