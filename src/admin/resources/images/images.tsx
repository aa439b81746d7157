import { type ResourceProps, SortButton } from 'react-admin'
import { ListPage } from '#admin/parts/pages.tsx'
import { ImageEdit } from './image-edit.tsx'
import { imageFilters } from './image-filters.tsx'
import { ImageGrid } from './image-grid.tsx'

const SORTED_BY = ['AddedAt', 'TitleDe', 'TitleEn', 'Rating', 'Position']

function ImageList() {
  return (
    <ListPage
      sort={{ field: 'AddedAt', order: 'DESC' }}
      filters={imageFilters}
      perPage={50}
      tools={<SortButton fields={SORTED_BY} />}
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
