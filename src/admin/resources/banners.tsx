import { DataTable, type ResourceProps } from 'react-admin'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { paths } from '#site/paths.ts'

function BannerList() {
  return (
    <ListPage sort={{ field: 'Id', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb />
        </DataTable.Col>
        <RecordCol source="Id" label="banners.place" />
        <DataTable.Col source="TextsDe.title" label="resources.banners.fields.TitleDe" disableSort />
      </DataTable>
    </ListPage>
  )
}

export const banners: ResourceProps = {
  name: 'banners',
  recordRepresentation: 'Id',
  list: BannerList,
  edit: () => (
    <EditPage canDelete={false} actions={<SeeOnSite at={(language) => paths.home(language)} />}>
      <PictureInput source="PictureId" required />
      <Pair de="TextsDe.title" en="TextsEn.title" label="Title" />
      <Pair de="TextsDe.text" en="TextsEn.text" label="Texts" rows={2} />
      <Pair de="TextsDe.alt" en="TextsEn.alt" label="Alt" />
    </EditPage>
  ),
}
