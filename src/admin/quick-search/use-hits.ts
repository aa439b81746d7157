import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'

const Hits = z.object({
  data: z.array(
    z.object({
      Resource: z.string(),
      Id: z.string(),
      Title: z.string(),
      More: z.string(),
      Thumb: z.string().nullable(),
    }),
  ),
})
export type Hit = z.infer<typeof Hits>['data'][number]

/** Between two letters of somebody who types quickly. */
const PAUSE_MS = 120

export type Found = {
  words: string
  hits: readonly Hit[]
  state: 'none' | 'searching' | 'found' | 'failed'
}

const NOTHING: Found = { words: '', hits: [], state: 'none' }

/** Records that contain the words. Only the answer to the words that stand there now is shown. */
export function useHits(words: string): Found {
  const language = useLocale()
  const [found, setFound] = useState<Found>(NOTHING)

  useEffect(() => {
    if (words === '') return setFound(NOTHING)
    const stopping = new AbortController()
    setFound(({ hits }) => ({ words, hits, state: 'searching' }))
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: words, language })
      askStaff(`/find?${query}`, Hits, { signal: stopping.signal }).then(
        (response) => {
          if (stopping.signal.aborted) return
          const hits = response.outcome === 'answered' ? response.answer.data : []
          setFound({ words, hits, state: response.outcome === 'answered' ? 'found' : 'failed' })
        },
        (error) => {
          if (!stopping.signal.aborted) throw error
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [words, language])
  return found
}
