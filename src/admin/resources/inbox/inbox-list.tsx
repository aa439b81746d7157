import { Box, Button, Chip, type Theme, useMediaQuery } from '@mui/material'
import { Suspense, useState } from 'react'
import {
  AddSavedQueryDialog,
  BulkActionsToolbar,
  DataTable,
  extractValidSavedQueries,
  SelectAllButton,
  SelectInput,
  type SelectInputProps,
  useDataProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin'
import { useMayChange } from '#admin/account/current-role.ts'
import { ArtistName } from '#admin/parts/field-value.tsx'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { RecordLink, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { isEqualValue } from '#admin/records/conflict.ts'
import { MOST_SELECTED, useBulkWrite, useSelectionOfVisit } from '#admin/records/use-bulk-write.ts'
import { COLOURS } from '#admin/theme.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { isTurn, sinceWhen } from '#domain/enquiries/turn.ts'
import { fill } from '#platform/i18n/fill.ts'
import { STATES, useAssigneeChoices, useInboxMessages } from './use-inbox.ts'

const FILTERS = [
  ...SEARCH,
  <SelectInput key="state" source="State" choices={STATES} helperText={false} alwaysOn />,
  <TurnFilter key="turn" source="Turn" helperText={false} alwaysOn />,
  <AssigneeFilter key="assignee" source="Assignee" helperText={false} alwaysOn />,
]

const RefuseMany = lazyPart(() => import('./applications/refuse-many.tsx'), 'RefuseMany')

export function InboxList() {
  const texts = useInboxMessages()
  const mayChange = useMayChange()
  const isEnquiries = useResourceContext() === 'enquiries'
  return (
    <ListPage
      sort={{ field: 'ReceivedAt', order: 'DESC' }}
      filters={FILTERS}
      canAddFilters={false}
      tools={<SavedFilters />}
    >
      <DataTable bulkActionsToolbar={TICKED} {...(mayChange ? {} : NO_TICKS)} rowSx={weightOf}>
        <DataTable.Col source="Fields.name" label="inbox.sender" disableSort sx={SENDER}>
          <SenderField />
        </DataTable.Col>
        <DataTable.Col source="Fields.message" label="enquiry.enquiry_message" disableSort sx={WIDE_ONLY}>
          <ExcerptField isIn="wide" />
        </DataTable.Col>
        <DataTable.Col source="ReceivedAt" sx={WIDE_ONLY}>
          <MomentField source="ReceivedAt" />
          <NumberField />
        </DataTable.Col>
        {isEnquiries && (
          <DataTable.Col source="Fields.to" label={texts.to} disableSort sx={WIDE_ONLY}>
            <ReceiverField />
          </DataTable.Col>
        )}
        <DataTable.Col source="AssigneeName" disableSort sx={WIDE_ONLY}>
          <AssigneeField />
        </DataTable.Col>
        <DataTable.Col source="State">
          <StateMark />
          <TurnField />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

const NO_TICKS = { bulkActionButtons: false } as const
const TICKED = (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_SELECTED} />}>
    <TickActions />
  </BulkActionsToolbar>
)

/** Each is one action; deleted enquiries can be brought back. */
function TickActions() {
  const texts = useInboxMessages()
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { selectedIds: ids } = useListContext()
  const dataProvider = useDataProvider()
  const { write: mark } = useBulkWrite('ra.notification.updated')
  const { write: remove } = useBulkWrite('ra.notification.deleted')
  useSelectionOfVisit()
  return (
    <>
      {resource === 'applications' && (
        <Suspense>
          <RefuseMany />
        </Suspense>
      )}
      {(['spam', 'read', 'new'] as const).map((State) => (
        <Button
          key={State}
          onClick={() => void mark(ids, () => dataProvider.updateMany(resource, { ids, data: { State } }))}
        >
          {texts[`mark_${State}`]}
        </Button>
      ))}
      <Button
        color="error"
        onClick={() => void remove(ids, () => dataProvider.deleteMany(resource, { ids }))}
      >
        {translate('ra.action.delete')}
      </Button>
    </>
  )
}

function ReceiverField() {
  const texts = useInboxMessages()
  const { to, artists } = typedIn(useRecordContext())
  const ids = new Set([to, ...(Array.isArray(artists) ? artists : [])].filter((id) => typeof id === 'number'))
  if (ids.size === 0) return texts.agency
  return [...ids].map((id, at) => [at > 0 && ', ', <ArtistName key={id} id={id} />])
}

/** Not in narrow rows: the state says nearly as much. */
export function TurnField() {
  const texts = useInboxMessages()
  const Turn: unknown = useRecordContext()?.Turn
  if (!isTurn(Turn)) return null
  const turn = texts[`turn_${Turn.By}`]
  const { key, days } = sinceWhen(Turn, new Date())
  return <Box sx={DETAIL}>{key ? fill(texts[key], { turn, days }) : turn}</Box>
}

const SENDER = { width: { xs: 'auto', md: '26%' }, overflowWrap: 'anywhere' }

function weightOf(record: Record<string, unknown>) {
  return { '& td': { verticalAlign: 'top', fontWeight: record.State === 'new' ? 600 : 400 } }
}

function AssigneeFilter({ alwaysOn: _, ...input }: SelectInputProps & { alwaysOn?: boolean }) {
  return <SelectInput {...input} choices={useAssigneeChoices()} translateChoice={false} />
}

function TurnFilter({ alwaysOn: _, ...input }: SelectInputProps & { alwaysOn?: boolean }) {
  const texts = useInboxMessages()
  const choices = (['agency', 'client'] as const).map((id) => ({ id, name: texts[`turn_${id}`] }))
  return <SelectInput {...input} label={texts.turn} choices={choices} translateChoice={false} />
}

function SavedFilters() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const [saved, setSaved] = useSavedQueries(useResourceContext() ?? '')
  const queries = extractValidSavedQueries(saved)
  const current = queries.find(({ value }) => isEqualValue(value?.filter, filterValues))
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box
      role="group"
      aria-label={translate('ra.saved_queries.label')}
      title={translate('inbox.saved_here')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginRight: 'auto' }}
    >
      {queries.map((query) => (
        <Chip
          key={query.label}
          label={query.label}
          variant={query === current ? 'filled' : 'outlined'}
          aria-pressed={query === current}
          onClick={() => setFilters(query === current ? {} : (query.value?.filter ?? {}))}
        />
      ))}
      {isFiltered && !current && <Save />}
      {current && (
        <Button onClick={() => setSaved(queries.filter((query) => query !== current))}>
          {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
        </Button>
      )}
    </Box>
  )
}

function Save() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('ra.saved_queries.new_label')}</Button>
      <AddSavedQueryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function SenderField() {
  const record = useRecordContext()
  const { name, company, town } = typedIn(record)
  const details = [company, town, record?.Email].filter(Boolean)
  return (
    <>
      <RecordLink>{String(name ?? '')}</RecordLink>
      {details.map((detail) => (
        <Box key={String(detail)} sx={DETAIL}>
          {String(detail)}
        </Box>
      ))}
      <ExcerptField isIn="narrow" />
    </>
  )
}

/** In a wide window a column of its own, in a narrow one below the sender. */
function ExcerptField({ isIn }: { isIn: 'wide' | 'narrow' }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  if (isWide !== (isIn === 'wide')) return null
  const { projectName, message, statement } = typedIn(record)
  const files = countOf(record?.Files) + countOf(record?.BrokenFiles)
  return (
    <>
      {Boolean(projectName) && <Box sx={{ fontWeight: 600 }}>{String(projectName)}</Box>}
      <Box lang={String(record?.Language)} sx={EXCERPT}>
        {String(message ?? statement ?? '')}
      </Box>
      <Thumbs />
      {files > 0 && <Box sx={DETAIL}>{translate('inbox.file_count', { smart_count: files })}</Box>}
      {!isWide && (
        <Box sx={DETAIL}>
          <MomentField source="ReceivedAt" />
        </Box>
      )}
    </>
  )
}

function Thumbs() {
  const record = useRecordContext()
  const translate = useTranslate()
  const thumbs: unknown[] = Array.isArray(record?.Thumbs) ? record.Thumbs : []
  const images = countOf(typedIn(record).images)
  if (images === 0) return null
  return (
    <Box
      role="img"
      aria-label={translate('inbox.image_count', { smart_count: images })}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', marginTop: 0.5 }}
    >
      {thumbs.map((address) => (
        <Picture key={String(address)} address={String(address)} alt="" height={THUMB_HEIGHT} shape="1" />
      ))}
      {images > thumbs.length && <span>+{images - thumbs.length}</span>}
    </Box>
  )
}

function NumberField() {
  const record = useRecordContext()
  return record ? <Box sx={DETAIL}>{numberOf(String(record.Id))}</Box> : null
}

function AssigneeField() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record?.AssigneeId) return null
  return record.AssigneeName ? String(record.AssigneeName) : translate('inbox.gone_colleague')
}

function StateMark() {
  const record = useRecordContext()
  const translate = useTranslate()
  return (
    <Chip
      label={translate(`inbox.state_${record?.State}`)}
      color={record?.State === 'new' ? 'error' : 'default'}
    />
  )
}

function typedIn(record: Record<string, unknown> | undefined): Record<string, unknown> {
  return isFields(record?.Fields) ? record.Fields : {}
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

const THUMB_HEIGHT = 40
const DETAIL = {
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: COLOURS.quietestInk,
  overflowWrap: 'anywhere',
}
const EXCERPT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '44rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
}
