import { useEffect, useState } from 'react'
import { fetchOnce, hasAsked } from '#platform/browser/fetch-once.ts'
import { apiPath, PAST_HEROES } from '#site/api-paths.ts'
import type { HeroView } from '#website/home/view-editorial.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PAST_HEROES_AFTER_MS, toPastHeroes } from './past-heroes.ts'

/** Empty at first; the past heroes 3 s after the start. Failures are logged, and the current hero stays alone. */
export function usePastHeroes(): HeroView[] {
  const { language } = useMessages()
  const [heroes, setHeroes] = useState<HeroView[]>([])

  useEffect(() => {
    let isLeft = false
    async function load() {
      try {
        const json = await fetchOnce(apiPath(PAST_HEROES))
        if (!isLeft) setHeroes(toPastHeroes(json, language))
      } catch (error) {
        console.warn('Past heroes:', error)
      }
    }
    const timer = setTimeout(load, hasAsked(apiPath(PAST_HEROES)) ? 0 : PAST_HEROES_AFTER_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [language])

  return heroes
}
