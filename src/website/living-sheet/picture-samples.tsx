import { ArtistFaces } from '#agency/catalogue/faces/artist-faces.tsx'
import { ClosedItem } from '#website/news/news-item.tsx'
import { WorksGrid } from '#website/works/works-grid.tsx'
import style from './picture-samples.module.css'
import type { SheetView } from './view-sheet.ts'

/** A wall, faces and a row of the news, edge to edge as on the pages that they are from. */
export function PictureSamples({ sheet }: { sheet: SheetView }) {
  return (
    <div className={style.pictures}>
      <WorksGrid tiles={sheet.tiles} />
      <ArtistFaces faces={sheet.faces} />
      <div className={style.news}>
        {sheet.news.map((row) => (
          <ClosedItem key={row.id} row={row} eager={false} hasJustClosed={false} />
        ))}
      </div>
    </div>
  )
}
