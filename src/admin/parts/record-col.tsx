import { Link } from '@mui/material'
import type { ComponentProps, ReactNode } from 'react'
import { DataTable, TextField, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { StateBadge } from './state-badge.tsx'

type RecordColProps = ComponentProps<typeof DataTable.Col> & { source: string; children?: ReactNode }

/** The column that names the record, as a link: a row by itself opens with a pointer only. */
export function RecordCol({ children, ...column }: RecordColProps) {
  return (
    <DataTable.Col {...column}>
      <RecordLink>{children ?? <TextField source={column.source} />}</RecordLink>
    </DataTable.Col>
  )
}

export const stateCol = (
  <DataTable.Col source="Hidden" label="states.state">
    <StateBadge />
  </DataTable.Col>
)

export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!record || !resource) return children
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      color="inherit"
      underline="hover"
      // The row would navigate a second time.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}

/** The style of a table's column that is left out in a narrow window; the record's page shows its values. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }
