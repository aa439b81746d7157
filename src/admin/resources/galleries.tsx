import { DataTable } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { hiddenCol, RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { paths } from '#site/paths.ts'

function GalleryList() {
  return (
    <ListPage sort={{ field: 'GermanDescription', order: 'ASC' }} filters={SEARCH} perPage={100}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="GermanDescription" />
        <DataTable.Col source="Description" sx={WIDE_ONLY} />
        <DataTable.Col source="GermanUrl" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Images" disableSort />
        {hiddenCol}
      </DataTable>
    </ListPage>
  )
}

export const galleries = {
  list: GalleryList,
  ...formPages({
    actions: <SeeOnSite at={(language, { GermanUrl }) => paths.gallery(language, String(GermanUrl))} />,
  }),
}
