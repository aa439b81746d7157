import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadSearchMessages } from '#website/search/search-messages.ts'
import type { PictureToolsProps } from './marked-picture-tools.tsx'

/** All tools need script, so they appear once the page has started. */
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
