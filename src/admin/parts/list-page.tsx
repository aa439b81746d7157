import { Button } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  BooleanInput,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SearchInput,
  TopToolbar,
  useCreatePath,
  useListContext,
  useLocale,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { listQuery } from '#admin/records/data-provider.ts'
import { ListFailed } from '#admin/records/load-failed.tsx'
import { isDrafted } from '#domain/pending-changes/pending-changes-model.ts'
import { STAFF_API } from '#site/api-paths.ts'

export const SEARCH = [<SearchInput key="q" source="q" alwaysOn />]

export const scheduleFilters = [
  <BooleanInput key="scheduled" source="Scheduled" defaultValue={true} />,
  <BooleanInput key="ended" source="Ended" defaultValue={true} />,
]

const NewDrafts = lazy(async () => ({
  default: (await import('#admin/drafts/new-drafts.tsx')).NewDrafts,
}))
const EmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }))

const PER_PAGE = [25, 50, 100, 200]

export function ListPage({
  children,
  filters,
  perPage = 50,
  tools,
  canAddFilters = true,
  ...rest
}: ListProps & { tools?: ReactNode; canAddFilters?: boolean }) {
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
          <CreateLink />
        </TopToolbar>
      }
      {...(filters ? { filters } : {})}
      {...rest}
    >
      <ListContent>{children}</ListContent>
    </List>
  )
}

/** A list without any record says what it is for. */
function ListContent({ children }: { children: ReactNode }) {
  const { total, isPending, filterValues, resource } = useListContext()
  const { hasCreate } = useResourceDefinition()
  const isEmpty = !isPending && total === 0 && Object.keys(filterValues).length === 0
  return (
    <>
      {hasCreate && isDrafted(resource) && (
        <Suspense>
          <NewDrafts />
        </Suspense>
      )}
      {isEmpty ? <EmptyList /> : children}
    </>
  )
}

/** Numbers of a list that could not be loaded would be those of another. */
function ListPagination() {
  const { error } = useListContext()
  return !error && <Pagination rowsPerPageOptions={PER_PAGE} />
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

/** None where nothing is created by hand, and none for those who only read. */
function CreateLink() {
  const translate = useTranslate()
  const { name, hasCreate } = useResourceDefinition()
  const address = useAddress('create')
  if (!useMayChange() || !hasCreate) return null
  return (
    <Button component={Link} to={address} variant="contained">
      {translate(`create.${name}`)}
    </Button>
  )
}

/** Downloads all of the filtered and sorted list for a spreadsheet, in the reader's language and time zone. */
function CsvLink() {
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
