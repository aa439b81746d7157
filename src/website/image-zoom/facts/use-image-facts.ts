import { useEffect, useState } from 'react'
import type { ImageFacts } from '#domain/catalogue/profile/profile.ts'
import { fetchOnce } from '#platform/browser/fetch-once.ts'
import type { ImageAnswer } from '#site/api-answers.ts'
import { apiPath, SOME_IMAGES } from '#site/api-paths.ts'

/** Tiles leave these out, since grids do not show them. Null until they are there, and when the request fails. */
export function useImageFacts(id: number): ImageFacts | null {
  const [read, setRead] = useState<{ id: number; facts: ImageFacts } | null>(null)
  useEffect(() => {
    let isLeft = false
    fetchOnce(`${apiPath(SOME_IMAGES)}?ids=${id}`).then(
      (json) => isLeft || setRead({ id, facts: readFacts(json) }),
      (error) => console.warn(`What is known of ${id}:`, error),
    )
    return () => {
      isLeft = true
    }
  }, [id])
  return read?.id === id ? read.facts : null
}

function readFacts(json: unknown): ImageFacts {
  const [image] = Array.isArray(json) ? json : []
  const fields = new Map<string, unknown>(Object.entries(image ?? {}))
  const get = (name: keyof ImageAnswer) => fields.get(name)
  const [client, year, commission] = [get('Client'), get('Year'), get('Commission')]
  return {
    client: typeof client === 'string' ? client : '',
    year: typeof year === 'number' ? year : null,
    commission: commission === 'commissioned' || commission === 'free' ? commission : null,
    licensable: get('Licensable') === true,
  }
}
