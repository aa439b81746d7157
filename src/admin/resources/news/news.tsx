import { Chip, Typography } from '@mui/material'
import { lazy } from 'react'
import {
  ArrayInput,
  DataTable,
  type RaRecord,
  SearchInput,
  SimpleFormIterator,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { NewDrafts } from '#admin/drafts/new-drafts.tsx'
import { FillFrom } from '#admin/parts/filling/fill-from.tsx'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { FormerAddress } from '#admin/parts/inputs/former-address.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { Later } from '#admin/parts/lazy.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { Section } from '#admin/parts/section.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { useAgencyMoment } from '#admin/schedule/agency-time.ts'
import { scheduleFilters } from '#admin/schedule/schedule-inputs.tsx'
import { NEWS_RECORD } from '#domain/editorial/editing/records.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import { readSchedule, stateAt } from '#platform/schedule/schedule.ts'
import { paths } from '#site/paths.ts'

/** Loads the editor, which is as large as all other screens together. */
const BodyInput = lazy(() => import('./body/body-input.tsx').then((part) => ({ default: part.BodyInput })))

const BODY_HEIGHT_PX = 350
const toPermalink = (title: string) => toAddressPart(title, NEWS_RECORD.fields.PermalinkDe.is.longest)
const PERMALINKS = ['PermalinkDe', 'PermalinkEn']

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />, ...scheduleFilters]

function NewsList() {
  return (
    <ListPage sort={{ field: 'PublishedAt', order: 'DESC' }} filters={FILTERS}>
      <NewDrafts />
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
        <DataTable.Col source="PublishedAt">
          <Appearance />
        </DataTable.Col>
        <DataTable.Col source="Hidden" label={false}>
          <HiddenMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

/** The name of the row, in whichever language there is one. */
function GermanTitle() {
  const record = useRecordContext()
  return <>{String(record?.TitleDe || record?.TitleEn)}</>
}

/** What is not written yet is said, since visitors of the English site then read German. */
function EnglishTitle() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (record?.TitleEn && record.BodyEn) return <>{String(record.TitleEn)}</>
  return <Chip label={translate('news.not_translated')} />
}

function Appearance() {
  const record = useRecordContext()
  const translate = useTranslate()
  const inWords = useAgencyMoment()
  if (!record) return null
  const when = inWords(record.PublishedAt)
  return isToCome(record) ? translate('news.later', { when }) : when
}

function isToCome(record: RaRecord): boolean {
  return stateAt(new Date(), readSchedule(record)) === 'planned'
}

function NewsFields() {
  const translate = useTranslate()
  return (
    <>
      <Columns>
        <RecordInput source="PublishedAt" hint="news.publish_hint" />
        <RecordInput source="PublishedUntil" hint="schedule.until_hint" />
      </Columns>
      <RecordInput source="Hidden" />
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {translate('news.needed')}
      </Typography>
      <Pair of="Title" />
      <Pair of="Permalink" hint="news.permalink_hint" />
      <FillFrom source="TitleDe" or="TitleEn" field="PermalinkDe" by={toPermalink} />
      <FillFrom source="TitleEn" or="TitleDe" field="PermalinkEn" by={toPermalink} />
      <FormerAddress of={PERMALINKS} />
      <Pair of="Intro" rows={3} />
      <Columns>
        <Later height={BODY_HEIGHT_PX}>
          <BodyInput source="BodyDe" language="de" />
          <BodyInput source="BodyEn" language="en" />
        </Later>
      </Columns>
      <Pair of="Keywords" hint="images.keywords_hint" />
      <Pair of="Meta" rows={2} hint="news.meta_hint" />
      <RecordInput source="Rating" hint="news.rating_hint" />
      <Section title="fields.PictureId">
        <PictureInput source="PictureId" />
        <Pair of="ImageAlt" />
      </Section>
      <Section title="news.extra_images">
        <ArrayInput source="Images" label={false} helperText={false}>
          <SimpleFormIterator fullWidth disableClear>
            <PictureInput source="PictureId" required />
            <Pair of="Alt" required />
          </SimpleFormIterator>
        </ArrayInput>
      </Section>
    </>
  )
}

/** The way to the website, or when it will be there; a hidden item does not appear. */
function SeePublished() {
  const record = useRecordContext()
  if (!record || record.Hidden) return null
  if (isToCome(record))
    return (
      <Typography role="status" sx={{ alignSelf: 'center' }}>
        <Appearance />
      </Typography>
    )
  return (
    <SeeOnSite
      at={(language, { PermalinkDe, PermalinkEn }) =>
        paths.newsItem(language, { permalinkDe: String(PermalinkDe), permalinkEn: String(PermalinkEn) })
      }
    />
  )
}

export const news = {
  list: NewsList,
  ...formPages(NewsFields, { actions: <SeePublished />, isDrafted: true }),
}
