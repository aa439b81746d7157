import { useEffect, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { fetchNewsImages, toNewsPictures } from './news-images.ts'
import type { NewsPicture } from './news-picture.tsx'
import type { OpenNews } from './view-news.ts'

const NO_IMAGES: readonly NewsPicture[] = []

/** The further images of an open item: those in the page's data, else those from the API. */
export function useNewsImages({ id, images }: OpenNews): readonly NewsPicture[] {
  const { language } = useMessages()
  const [fetched, setFetched] = useState(NO_IMAGES)
  const cameWithThePage = images !== null

  useEffect(() => {
    if (cameWithThePage) return
    let isLeft = false
    fetchNewsImages(id)
      .then((json) => toNewsPictures(json, language))
      .then((pictures) => !isLeft && setFetched(pictures))
      .catch((error: unknown) => console.warn('News images:', error))
    return () => {
      isLeft = true
    }
  }, [id, language, cameWithThePage])

  return images ?? fetched
}
