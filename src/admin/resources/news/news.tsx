import { Chip, Typography } from '@mui/material'
import { ArrayInput, DataTable, SimpleFormIterator, useRecordContext, useTranslate } from 'react-admin'
import { useAgencyMoment } from '#admin/parts/agency-time.ts'
import { formPages } from '#admin/parts/form-pages.tsx'
import { Later, lazyPart } from '#admin/parts/lazy.tsx'
import { ListPage, SEARCH, scheduleFilters } from '#admin/parts/list-page.tsx'
import { PictureInput } from '#admin/parts/picture-input.tsx'
import { RecordCol, stateCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { type OwnInputs, Pair, RecordForm } from '#admin/parts/record-form.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { paths } from '#site/paths.ts'

/** Loads the editor, which is as large as all other screens together. */
const BodyInput = lazyPart(() => import('./body-input.tsx'), 'BodyInput')

const BODY_HEIGHT_PX = 350

const FILTERS = [...SEARCH, ...scheduleFilters]

function NewsList() {
  return (
    <ListPage sort={{ field: 'PublishedAt', order: 'DESC' }} filters={FILTERS}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb shape="4 / 3" />
        </DataTable.Col>
        <RecordCol source="TitleDe">
          <GermanTitle />
        </RecordCol>
        <DataTable.Col source="TitleEn" sx={WIDE_ONLY}>
          <EnglishTitle />
        </DataTable.Col>
        <DataTable.Col source="PublishedAt" sx={WIDE_ONLY}>
          <Appearance />
        </DataTable.Col>
        {stateCol}
      </DataTable>
    </ListPage>
  )
}

function GermanTitle() {
  const record = useRecordContext()
  return <>{String(record?.TitleDe || record?.TitleEn)}</>
}

function EnglishTitle() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (record?.TitleEn && record.BodyEn) return <>{String(record.TitleEn)}</>
  return <Chip label={translate('news.not_translated')} />
}

function Appearance() {
  const inWords = useAgencyMoment()
  return <>{inWords(useRecordContext()?.PublishedAt)}</>
}

function Body({ source, language }: { source: string; language: 'de' | 'en' }) {
  return (
    <Later height={BODY_HEIGHT_PX}>
      <BodyInput source={source} language={language} />
    </Later>
  )
}

const INPUTS: OwnInputs = {
  BodyDe: <Body source="BodyDe" language="de" />,
  BodyEn: <Body source="BodyEn" language="en" />,
  Images: (
    <ArrayInput source="Images" label={false} helperText={false}>
      <SimpleFormIterator fullWidth disableClear>
        <PictureInput source="PictureId" required />
        <Pair de="AltDe" en="AltEn" label="fields.Alt" required />
      </SimpleFormIterator>
    </ArrayInput>
  ),
}

function NewsForm() {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {translate('news.needed')}
      </Typography>
      <RecordForm inputs={INPUTS} />
    </>
  )
}

const seeNews = (
  <SeeOnSite
    at={(language, { PermalinkDe, PermalinkEn }) =>
      paths.newsItem(language, { permalinkDe: String(PermalinkDe), permalinkEn: String(PermalinkEn) })
    }
  />
)

export const news = {
  list: NewsList,
  ...formPages({ form: <NewsForm />, actions: seeNews }),
}
