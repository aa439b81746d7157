import type { ReactNode } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import style from './image-section.module.css'
import { PagesOfImages } from './pages-of-images.tsx'
import { WORKS_ID, type WorksView } from './view-images.ts'

type ImageSectionProps = {
  bar: ReactNode
  empty?: ReactNode
  children: ReactNode
}

export function ImageSection({ bar, empty, children }: ImageSectionProps) {
  const { t } = useMessages()
  return (
    <section id={WORKS_ID}>
      <div className={style.bar}>{bar}</div>
      {children ?? empty ?? <p className={style.empty}>{t('catalogue_empty')}</p>}
    </section>
  )
}

type PagedImagesProps = Omit<ImageSectionProps, 'children'> & { works: WorksView; onTop?: boolean }

export function PagedImages({ works, onTop = false, ...section }: PagedImagesProps) {
  const hasImages = works.tiles.length > 0
  return (
    <ImageSection {...section}>
      {hasImages ? (
        <Island name="image-grid/pages-of-images" of={PagesOfImages} props={{ works, onTop }} />
      ) : null}
    </ImageSection>
  )
}
