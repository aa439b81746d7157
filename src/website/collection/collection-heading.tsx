import type { Ref } from 'react'
import typography from '#website/ui/typography.module.css'
import { useCollectionWords } from './collection-messages.ts'

/** The page's title with the count. What it names can vanish under the visitor's focus, which then comes here. */
export function CollectionHeading({ count, ref }: { count: number; ref: Ref<HTMLHeadingElement> }) {
  const { tell } = useCollectionWords()
  return (
    <h1 ref={ref} tabIndex={-1} className={typography.mega}>
      {tell('collection_heading')}
      {/* The space is for those who hear it. */}
      {count > 0 && <sup> {count}</sup>}
    </h1>
  )
}
