import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { useArtistId } from '#admin/account/current-role.ts'
import { ListPage } from '#admin/parts/list-page.tsx'
import { imageFilters, ownImageFilters } from './image-filters.tsx'
import { ImageGrid } from './image-grid.tsx'
import { ImageSort } from './image-sort.tsx'

const ImageEdit = lazy(() => import('./image-edit.tsx').then((part) => ({ default: part.ImageEdit })))

function ImageList() {
  return (
    <ListPage
      sort={{ field: 'AddedAt', order: 'DESC' }}
      filters={useArtistId() === null ? imageFilters : ownImageFilters}
      perPage={50}
      tools={<ImageSort />}
    >
      <ImageGrid />
    </ListPage>
  )
}

/** Images are created by upload. */
export const images: ResourceProps = {
  name: 'images',
  recordRepresentation: 'TitleDe',
  list: ImageList,
  edit: ImageEdit,
}
