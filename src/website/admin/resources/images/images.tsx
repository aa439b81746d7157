import type { ResourceProps } from 'react-admin'
import { ListPage } from '#website/admin/parts/pages.tsx'
import { ImageEdit } from './image-edit.tsx'
import { imageFilters } from './image-filters.tsx'
import { ImageGrid } from './image-grid.tsx'

function ImageList() {
  return (
    <ListPage sort={{ field: 'AddedAt', order: 'DESC' }} filters={imageFilters} perPage={50}>
      <ImageGrid />
    </ListPage>
  )
}

/** New images come in by upload. */
export const images: ResourceProps = {
  name: 'images',
  recordRepresentation: 'TitleDe',
  list: ImageList,
  edit: ImageEdit,
}
