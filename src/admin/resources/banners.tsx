import { DataTable, useRecordContext } from 'react-admin'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { WELCOME_BANNER } from '#domain/editorial/model.ts'
import { paths } from '#site/paths.ts'
import { BannerPlace } from './record-names.tsx'

function BannerList() {
  return (
    <ListPage sort={{ field: 'Id', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <BannerThumb />
        </DataTable.Col>
        <RecordCol source="Id" label="banners.place">
          <BannerPlace />
        </RecordCol>
        <DataTable.Col source="TextsDe" label="fields.TextsDe" disableSort>
          <BannerTexts />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

/** The fields that the site shows at the banner's place. */
function BannerForm() {
  const record = useRecordContext()
  if (record?.Id === WELCOME_BANNER)
    return <Pair de="TextsDe.text" en="TextsEn.text" label="Texts" rows={4} hint="banners.welcome_hint" />
  return (
    <>
      <PictureInput source="PictureId" />
      <Pair de="TextsDe.title" en="TextsEn.title" label="Title" />
      <Pair de="TextsDe.text" en="TextsEn.text" label="Texts" rows={2} />
      <Pair de="TextsDe.alt" en="TextsEn.alt" label="Alt" />
    </>
  )
}

/** One that the site shows without a picture has none in the list either. */
function BannerThumb() {
  const record = useRecordContext()
  return record?.Id === WELCOME_BANNER ? null : <Thumb />
}

function BannerTexts() {
  const record = useRecordContext()
  const { title, text } = isFields(record?.TextsDe) ? record.TextsDe : {}
  return <>{String((record?.Id === WELCOME_BANNER ? text : title) ?? '')}</>
}

export const banners = {
  list: BannerList,
  edit: () => (
    <EditPage canDelete={false} actions={<SeeOnSite at={(language) => paths.home(language)} />}>
      <BannerForm />
    </EditPage>
  ),
}
