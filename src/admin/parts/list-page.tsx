import { Button, Link as TextLink } from '@mui/material'
import type { ComponentProps, ReactNode } from 'react'
import {
  BooleanInput,
  DataTable,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SearchInput,
  TextField,
  TopToolbar,
  useCreatePath,
  useListContext,
  useLocale,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { listQuery } from '#admin/records/data-provider.ts'
import { ListFailed } from '#admin/records/load-failed.tsx'
import { STAFF_API } from '#site/api-paths.ts'
import { HiddenMark } from './hidden-mark.tsx'

export const SEARCH = [<SearchInput key="q" source="q" alwaysOn />]

export const scheduleFilters = [
  <BooleanInput key="scheduled" source="Scheduled" defaultValue={true} />,
  <BooleanInput key="ended" source="Ended" defaultValue={true} />,
]

const PER_PAGE = [25, 50, 100, 200]

export function ListPage({
  children,
  filters,
  perPage = 50,
  tools,
  canAddFilters = true,
  ...rest
}: ListProps & { tools?: ReactNode; canAddFilters?: boolean }) {
  const { hasCreate } = useResourceDefinition()
  const mayChange = useMayChange()
  return (
    <List
      exporter={false}
      empty={false}
      perPage={perPage}
      pagination={<ListPagination />}
      error={<ListFailed />}
      actions={
        <TopToolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, maxWidth: '100%' }}>
          {tools}
          {canAddFilters && Array.isArray(filters) && filters.length > 1 && <FilterButton />}
          <CsvLink />
          {hasCreate && mayChange && <CreateLink />}
        </TopToolbar>
      }
      {...(filters ? { filters } : {})}
      {...rest}
    >
      {children}
    </List>
  )
}

/** Numbers of a list that could not be loaded would be those of another. */
function ListPagination() {
  const { error } = useListContext()
  return !error && <Pagination rowsPerPageOptions={PER_PAGE} />
}

type RecordColProps = ComponentProps<typeof DataTable.Col> & { source: string; children?: ReactNode }

/** The column that names the record, as a link: a row by itself opens with a pointer only. */
export function RecordCol({ children, ...column }: RecordColProps) {
  return (
    <DataTable.Col {...column}>
      <RecordLink>{children ?? <TextField source={column.source} />}</RecordLink>
    </DataTable.Col>
  )
}

export const hiddenCol = (
  <DataTable.Col source="Hidden" label={false}>
    <HiddenMark />
  </DataTable.Col>
)

export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!record || !resource) return children
  return (
    <TextLink
      component={Link}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      color="inherit"
      underline="hover"
      // The row would navigate a second time.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </TextLink>
  )
}

/** Has a text label in narrow windows too, where react-admin's own links only show an icon. */
export function BackLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('list')} sx={{ marginLeft: '-16px' }}>
      {translate('ra.action.back')}
    </Button>
  )
}

export function CreateLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('create')} variant="contained">
      {translate('ra.action.create')}
    </Button>
  )
}

/** Downloads all of the filtered and sorted list for a spreadsheet, in the reader's language and time zone. */
export function CsvLink() {
  const translate = useTranslate()
  const { sort, filterValues } = useListContext()
  const reader = { lang: useLocale(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const query = listQuery({ sort, filter: { ...filterValues, ...reader } })
  return (
    <Button component="a" href={`${STAFF_API}/${useResourceContext()}.csv?${query}`} download>
      {translate('screens.as_csv')}
    </Button>
  )
}

function useAddress(type: 'list' | 'create'): string {
  const createPath = useCreatePath()
  return createPath({ resource: useResourceContext() ?? '', type })
}

/** The style of a table's column that is left out in a narrow window; the record's page shows its values. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }
