import { DataTable, useRecordContext } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage } from '#admin/parts/list-page.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { Pair, RecordForm } from '#admin/parts/record-form.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { WELCOME_BANNER } from '#domain/editorial/editorial-model.ts'
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

function Texts() {
  const record = useRecordContext()
  if (record?.Id === WELCOME_BANNER)
    return (
      <Pair de="TextsDe.text" en="TextsEn.text" label="fields.Texts" rows={4} hint="banners.welcome_hint" />
    )
  return (
    <>
      <Pair de="TextsDe.title" en="TextsEn.title" label="fields.Title" />
      <Pair de="TextsDe.text" en="TextsEn.text" label="fields.Texts" rows={2} />
      <Pair de="TextsDe.alt" en="TextsEn.alt" label="fields.Alt" />
    </>
  )
}

/** The site shows the text of welcome without its picture. */
function BannerForm() {
  const isWelcome = useRecordContext()?.Id === WELCOME_BANNER
  const texts = { TextsDe: <Texts />, TextsEn: null }
  return <RecordForm inputs={isWelcome ? { PictureId: null, ...texts } : texts} />
}

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
  ...formPages({
    form: <BannerForm />,
    canDelete: false,
    actions: <SeeOnSite at={(language) => paths.home(language)} />,
  }),
}
