import { type ComponentType, useEffect, useState } from 'react'
import { site } from '#site/public-site.ts'
import { isEffective, useEffective } from '#website/consent/consent-store.ts'
import { isPreview } from './is-preview.ts'

type Counting = ComponentType<{ hasJustAgreed: boolean }>

/** Counts this page by visitors who agreed. What does so is loaded after that. */
export function PageViews() {
  const isAllowed = useEffective('analytics')
  const [hadAgreed] = useState(() => isEffective('analytics'))
  const [Counting, setCounting] = useState<Counting | null>(null)

  useEffect(() => {
    if (!isAllowed || !isCounted(location)) return
    import('./counting.tsx').then(
      (loaded) => setCounting(() => loaded.Counting),
      () => undefined,
    )
  }, [isAllowed])

  return isAllowed && Counting ? <Counting hasJustAgreed={!hadAgreed} /> : null
}

/** Only on the production host, and no previews. */
export function isCounted({ hostname, search }: { hostname: string; search: string }): boolean {
  return site.hosts.production.includes(hostname) && !isPreview(search)
}
