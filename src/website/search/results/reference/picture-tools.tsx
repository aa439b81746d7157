import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import type { Filters } from '#website/search/results/search-parameters.ts'
import type { SearchParametersView } from '#website/search/results/view-results.ts'
import { loadSearchMessages } from '#website/search/search-messages.ts'

export type PictureToolsProps = {
  parameters: Exclude<SearchParametersView, { kind: 'words' }>
  filters: Filters
}

/** Below the picture that was searched by. All of it wants script, so that it comes when the page has started. */
export function PictureTools(props: PictureToolsProps) {
  const { language } = useMessages()
  const [Tools, setTools] = useState<ComponentType<PictureToolsProps> | null>(null)
  useEffect(() => {
    Promise.all([import('./marked-picture-tools.tsx'), loadSearchMessages(language)]).then(
      ([{ MarkedPictureTools }]) => setTools(() => MarkedPictureTools),
      (error) => console.warn('Choosing another picture:', error),
    )
  }, [language])
  return Tools && <Tools {...props} />
}
