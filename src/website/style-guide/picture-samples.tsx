import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { ArtistCards } from '#website/artist-list/cards/artist-cards.tsx'
import { ImageSectionGrid } from '#website/image-grid/section/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { ClosedItem } from '#website/news/news-item.tsx'
import style from './picture-samples.module.css'
import type { StyleGuideView } from './view-style-guide.ts'

/** An image grid, portraits, artists with a work and a row of the news, edge to edge as on their own pages. */
export function PictureSamples({ sheet }: { sheet: StyleGuideView }) {
  return (
    <div className={style.pictures}>
      <Island
        name="image-grid/section/image-section-grid"
        of={ImageSectionGrid}
        props={{ tiles: sheet.tiles }}
      />
      <ArtistList faces={sheet.faces} />
      <div className={style.inset}>
        <ArtistCards artists={sheet.cards} />
      </div>
      <div className={style.inset}>
        {sheet.news.map((row) => (
          <ClosedItem key={row.id} row={row} eager={false} />
        ))}
      </div>
    </div>
  )
}
