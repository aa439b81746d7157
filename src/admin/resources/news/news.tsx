import { lazy } from 'react'
import {
  ArrayInput,
  BooleanInput,
  DataTable,
  NumberInput,
  type ResourceProps,
  SearchInput,
  SimpleFormIterator,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { MomentInput } from '#admin/parts/inputs/moment-input.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { Later } from '#admin/parts/lazy.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { Section } from '#admin/parts/section.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { paths } from '#site/paths.ts'

/** Loads the editor, which is as large as all other screens together. */
const BodyInput = lazy(() => import('./body-input.tsx').then((part) => ({ default: part.BodyInput })))

const BODY_HEIGHT_PX = 350

function NewsList() {
  return (
    <ListPage
      sort={{ field: 'PublishedAt', order: 'DESC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb shape="4 / 3" />
        </DataTable.Col>
        <RecordCol source="TitleDe" />
        <DataTable.Col source="TitleEn" sx={WIDE_ONLY} />
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

function Appearance() {
  const record = useRecordContext()
  const translate = useTranslate()
  const inWords = useMoment()
  if (!record) return null
  const when = inWords(record.PublishedAt)
  return Date.parse(String(record.PublishedAt)) > Date.now() ? translate('news.later', { when }) : when
}

function NewsFields() {
  return (
    <>
      <Columns>
        <MomentInput source="PublishedAt" hint="news.publish_hint" />
        <BooleanInput source="Hidden" />
      </Columns>
      <Pair of="Title" required />
      <Pair of="Permalink" required hint="news.permalink_hint" />
      <Pair of="Intro" rows={3} required />
      <Columns>
        <Later height={BODY_HEIGHT_PX}>
          <BodyInput source="BodyDe" language="de" />
          <BodyInput source="BodyEn" language="en" />
        </Later>
      </Columns>
      <Pair of="Keywords" hint="images.keywords_hint" />
      <Pair of="Meta" rows={2} required />
      <NumberInput source="Rating" min={0} step={1} defaultValue={0} helperText={false} />
      <Section title="fields.PictureId">
        <PictureInput source="PictureId" required />
        <Pair of="ImageAlt" required />
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

/** Not before it appears. */
function SeePublished() {
  const record = useRecordContext()
  if (!record || Date.parse(String(record.PublishedAt)) > Date.now()) return null
  return (
    <SeeOnSite
      at={(language, { PermalinkDe, PermalinkEn }) =>
        paths.newsItem(language, { permalinkDe: String(PermalinkDe), permalinkEn: String(PermalinkEn) })
      }
    />
  )
}

export const news: ResourceProps = {
  name: 'news',
  recordRepresentation: 'TitleDe',
  list: NewsList,
  ...formPages(NewsFields, { actions: <SeePublished /> }),
}
