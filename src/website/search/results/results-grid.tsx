import { PagesOfImages } from '#website/image-grid/section/pages-of-images.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import { resultMarks } from './find-similar-link.tsx'

/** The images that were found, each with the way to those that are like it. */
export function ResultsGrid({ works }: { works: WorksView }) {
  return <PagesOfImages works={works} onTop marks={resultMarks} />
}
