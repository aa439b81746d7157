import { Box, Typography } from '@mui/material'
import { Title, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { COLOURS, NARROW } from '#admin/theme/theme-colours.ts'
import { LastChanges } from './last-changes.tsx'

type Task = { name: string; resource: string; filter: Record<string, unknown> }

const TASKS: readonly Task[] = [
  { name: 'screens.new_enquiries', resource: 'enquiries', filter: { State: 'new' } },
  { name: 'screens.new_applications', resource: 'applications', filter: { State: 'new' } },
  { name: 'screens.missing_alt', resource: 'images', filter: { MissingAlt: true } },
  { name: 'screens.hidden_images', resource: 'images', filter: { Hidden: true } },
]

/** The first page: open tasks and the last changes. */
export function Overview() {
  return (
    <>
      <Title title="screens.overview" />
      <Box component="ul" sx={ROW}>
        {TASKS.map((task) => (
          <Waiting key={task.name} task={task} />
        ))}
      </Box>
      <LastChanges />
    </>
  )
}

function Waiting({ task: { name, resource, filter } }: { task: Task }) {
  const translate = useTranslate()
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter })
  return (
    <Box component="li">
      <Box
        component={Link}
        to={{ pathname: `/${resource}`, search: `?filter=${encodeURIComponent(JSON.stringify(filter))}` }}
        sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
      >
        <Typography sx={{ fontSize: '3.25rem', fontWeight: 500, fontStretch: NARROW, lineHeight: 1 }}>
          {total ?? '–'}
        </Typography>
        {translate(name)}
      </Box>
    </Box>
  )
}

const ROW = {
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
  paddingBlock: 4,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  '& li': { borderTop: `1px solid ${COLOURS.line}`, paddingTop: 1.5 },
}
