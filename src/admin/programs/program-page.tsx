import { Box, LinearProgress, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import type { z } from 'zod'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { COLOURS } from '#admin/theme.ts'
import { API_DOCS } from '#site/api-paths.ts'
import { useProgramMessages } from './use-programs.ts'

type ProgramPageProps<Answer> = {
  title: string
  lead: string
  path: string
  schema: z.ZodType<Answer>
  children: (list: Answer) => ReactNode
}

export function ProgramPage<Answer>({ title, lead, path, schema, children }: ProgramPageProps<Answer>) {
  const texts = useProgramMessages()
  const { data, error, refetch } = useStaffQuery(path, schema)
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3 }}>
      <Title title={title} />
      <Typography sx={{ maxWidth: '44rem' }}>
        {lead}{' '}
        <Link href={API_DOCS} target="_blank" rel="noopener">
          {texts.docs}
        </Link>
      </Typography>
      {data === undefined && !error && <LinearProgress aria-label={texts.loading} />}
      {data === undefined && error && <LoadFailed error={error} retry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </Box>
  )
}

type RowProps = { name: string; facts: readonly string[]; children: ReactNode; below?: ReactNode }

export function ProgramRow({ name, facts, children, below }: RowProps) {
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 2 }}>
      <Box sx={ROW}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" color="text.secondary">
              {fact}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{children}</Box>
      </Box>
      {below}
    </Box>
  )
}

export const LIST = { listStyle: 'none', margin: 0, padding: 0 }
const ROW = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
}
