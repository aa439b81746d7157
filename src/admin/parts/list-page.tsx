import type { ReactNode } from 'react'
import {
  BooleanInput,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SearchInput,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { useMayChange } from '#admin/account/current-role.ts'
import { ListFailed } from '#admin/records/load-failed.tsx'
import { CreateLink, CsvLink } from './page-links.tsx'

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
