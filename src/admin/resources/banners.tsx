import { DataTable, type ResourceProps, useRecordContext, useTranslate } from 'react-admin'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { WELCOME_BANNER } from '#domain/editorial/model.ts'
import { paths } from '#site/paths.ts'

function BannerList() {
  return (
    <ListPage sort={{ field: 'Id', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <BannerThumb />
        </DataTable.Col>
        <RecordCol source="Id" label="banners.place">
          <Place />
        </RecordCol>
        <DataTable.Col source="TextsDe" label="fields.TextsDe" disableSort>
          <BannerTexts />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

/** What people call the place; one that has no such name is called by its address. */
function Place() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`banners.place_${record.Id}`, { _: String(record.Id) }) : null
}

/** The fields that the site shows at the banner's place. */
function BannerForm() {
  const record = useRecordContext()
  if (record?.Id === WELCOME_BANNER)
    return <Pair de="TextsDe.text" en="TextsEn.text" label="Texts" rows={4} hint="banners.welcome_hint" />
  return (
    <>
      <PictureInput source="PictureId" required />
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

export const banners: ResourceProps = {
  name: 'banners',
  recordRepresentation: <Place />,
  list: BannerList,
  edit: () => (
    <EditPage canDelete={false} actions={<SeeOnSite at={(language) => paths.home(language)} />}>
      <BannerForm />
    </EditPage>
  ),
}
