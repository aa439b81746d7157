import { Alert, Button, Typography } from '@mui/material'
import {
  BooleanField,
  DataTable,
  DateField,
  required,
  TextInput,
  useCreatePath,
  useGetList,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { RecordCol, stateCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { toOwnAddress } from '#domain/redirects/redirects-model.ts'
import { UNANSWERED_KEPT_DAYS } from '#domain/search/limits.ts'
import { roleToChange } from '#domain/staff/roles.ts'
import german from '#messages/staff-redirects.de.json' with { type: 'json' }
import english from '#messages/staff-redirects.en.json' with { type: 'json' }
import { isOwnPath, isWebAddress } from '#platform/http/link-address.ts'
import { fill } from '#platform/i18n/fill.ts'
import { paths } from '#site/paths.ts'

function GalleryList() {
  return (
    <ListPage sort={{ field: 'GermanDescription', order: 'ASC' }} filters={SEARCH} perPage={100}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="GermanDescription" />
        <DataTable.Col source="Description" sx={WIDE_ONLY} />
        <DataTable.Col source="GermanUrl" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Images" disableSort />
        {stateCol}
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

function TestimonialList() {
  return (
    <ListPage filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="DeText" />
        <DataTable.Col source="DeCredit" sx={WIDE_ONLY} />
        {stateCol}
      </DataTable>
    </ListPage>
  )
}

export const testimonials = {
  list: TestimonialList,
  ...formPages({
    actions: <SeeOnSite at={(language) => paths.team(language)} />,
  }),
}

/** Both may break anywhere, or a long one would squeeze the other column. */
const ADDRESSES = { '& td.column-From, & td.column-To': { overflowWrap: 'anywhere' } }

function RedirectList() {
  return (
    <ListPage sort={{ field: 'From', order: 'ASC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false} sx={ADDRESSES}>
        <RecordCol source="From" />
        <DataTable.Col source="To" />
        <DataTable.Col source="Permanent">
          <BooleanField source="Permanent" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

const isFormer = (path: string) => /^\/[^?#]*$/.test(path) && isOwnPath(path)
const isTarget = (to: string) => isOwnPath(to) || isWebAddress(to)

/** Takes whole addresses of the site as well, and tells of a redirect that is there already. */
function AddressInput({ source }: { source: 'From' | 'To' }) {
  const texts = useLocale() === 'de' ? german : english
  const record = useRecordContext()
  const typed = String(useWatch({ name: source }) ?? '')
  const isFrom = source === 'From'
  const isAsked = isFrom && typed.length > 1 && typed !== record?.From
  const { data = [] } = useGetList('redirects', { filter: { q: typed } }, { enabled: isAsked })
  const there = isAsked && data.find(({ From }) => From === typed)
  const [isRight, wrong] = isFrom ? [isFormer, texts.from_wrong] : [isTarget, texts.to_wrong]
  return (
    <div>
      <TextInput
        source={source}
        validate={[required(), (value: string) => (isRight(value) ? undefined : wrong)]}
        parse={(text: string) => toOwnAddress(text, location.host, source)}
        helperText={isFrom ? texts.from_hint : texts.to_hint}
      />
      {there && (
        <Alert severity="warning" variant="outlined" icon={false}>
          {fill(texts.there, { to: String(there.To) })}{' '}
          <Link to={`/redirects/${there.id}`}>{texts.open}</Link>
        </Alert>
      )}
    </div>
  )
}

const ADDRESS_INPUTS = { From: <AddressInput source="From" />, To: <AddressInput source="To" /> }

export const redirects = {
  list: RedirectList,
  ...formPages({ form: <RecordForm inputs={ADDRESS_INPUTS} /> }),
}

function SynonymList() {
  return (
    <ListPage sort={{ field: 'Word', order: 'ASC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Word" />
        <DataTable.Col source="Finds" />
      </DataTable>
    </ListPage>
  )
}

export const synonyms = {
  list: SynonymList,
  ...formPages(),
}

function TemplateList() {
  return (
    <ListPage sort={{ field: 'Name', order: 'ASC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Name" />
        <DataTable.Col source="TextDe" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
        <DataTable.Col source="TextEn" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
      </DataTable>
    </ListPage>
  )
}

const ONE_LINE = { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

export const replyTemplates = { list: TemplateList, ...formPages() }

function UnansweredList() {
  const translate = useTranslate()
  return (
    <ListPage sort={{ field: 'Times', order: 'DESC' }} filters={SEARCH}>
      <Typography variant="body2" color="text.secondary" sx={{ padding: 2, paddingBottom: 1 }}>
        {translate('synonyms.unanswered_lead', { days: UNANSWERED_KEPT_DAYS })}
      </Typography>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="Words" />
        <DataTable.NumberCol source="Times" />
        <DataTable.Col source="LastDay">
          <DateField source="LastDay" />
        </DataTable.Col>
        <DataTable.Col source="Id" label="trash.actions" disableSort>
          <SynonymLink />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function SynonymLink() {
  const record = useRecordContext()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const mayChange = useMay(roleToChange('synonyms'))
  if (!record || !mayChange) return null
  const label = translate('synonyms.add')
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'synonyms', type: 'create' })}
      state={{ record: { Word: record.Words } }}
      size="small"
      aria-label={`${label}: ${record.Words}`}
    >
      {label}
    </Button>
  )
}

export const unansweredSearches = { list: UnansweredList }
