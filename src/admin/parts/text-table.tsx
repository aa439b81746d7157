import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'

const NUMBER = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

type TextTableProps = {
  head: readonly string[]
  /** The first cell of each names the row. */
  rows: readonly { key: string; cells: readonly string[] }[]
  isCounted?: boolean
}

export function TextTable({ head, rows, isCounted = false }: TextTableProps) {
  const styleOf = (column: number) => (isCounted && column > 0 ? NUMBER : { overflowWrap: 'anywhere' })
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {head.map((name, column) => (
            <TableCell key={name} sx={styleOf(column)}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, column) => (
              <TableCell
                key={head[column]}
                sx={styleOf(column)}
                {...(column === 0 ? { component: 'th', scope: 'row' } : {})}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
