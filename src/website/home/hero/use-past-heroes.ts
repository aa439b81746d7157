import { useCallback, useEffect, useState } from 'react'
import { fetchOnce, hasAsked } from '#platform/browser/fetch-once.ts'
import { untilOpenFor } from '#platform/browser/when-idle.ts'
import { apiPath, PAST_HEROES } from '#site/api-paths.ts'
import type { HeroView } from '#website/home/view-home.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PAST_HEROES_AFTER_MS, toPastHeroes } from './past-heroes.ts'

export type PastHeroes = {
  /** Null until they are loaded; empty when that fails. */
  past: HeroView[] | null
  /** Loads them at once, for a visitor who asks for them. */
  load: () => Promise<HeroView[]>
}

/** They load 3 s after the start of the page. Failures are logged, and the current hero stays alone. */
export function usePastHeroes(): PastHeroes {
  const { language } = useMessages()
  const [past, setPast] = useState<HeroView[] | null>(null)

  const load = useCallback(async () => {
    let heroes: HeroView[] = []
    try {
      heroes = toPastHeroes(await fetchOnce(apiPath(PAST_HEROES)), language)
    } catch (error) {
      console.warn('Past heroes:', error)
    }
    setPast(heroes)
    return heroes
  }, [language])

  useEffect(() => {
    const wait = hasAsked(apiPath(PAST_HEROES)) ? 0 : untilOpenFor(PAST_HEROES_AFTER_MS)
    const timer = setTimeout(load, wait)
    return () => clearTimeout(timer)
  }, [load])

  return { past, load }
}
