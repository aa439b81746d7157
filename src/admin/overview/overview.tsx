import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, type To } from 'react-router'
import { z } from 'zod'
import { useArtistId } from '#admin/account/current-role.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { COLOURS, NARROW } from '#admin/theme.ts'
import { LastChanges } from './last-changes.tsx'

const FirstSteps = lazyPart(() => import('./first-steps.tsx'), 'FirstSteps')
const OwnStart = lazyPart(() => import('#admin/artists/own-start.tsx'), 'OwnStart')

const Today = z.object({
  NewEnquiries: z.number(),
  ReadEnquiries: z.number(),
  NewApplications: z.number(),
  HiddenImages: z.number(),
  ImagesWithoutAlt: z.number(),
  ScheduledNews: z.number(),
  NewProposals: z.number(),
  WaitingEmails: z.number(),
  FailedEmails: z.number(),
  LastBackupAt: z.string().nullable(),
  FirstSteps: z.array(z.string()),
})
type Today = z.infer<typeof Today>

function useToday() {
  return useStaffQuery('/today', Today)
}

type Count = Exclude<keyof Today, 'LastBackupAt' | 'FirstSteps'>
type Task = { name: string; count: Count; to: To }

/** The inbox shows first what has waited longest. */
const OLDEST_FIRST = { sort: 'ReceivedAt', order: 'ASC' }

const TASKS: readonly Task[] = [
  {
    name: 'screens.new_enquiries',
    count: 'NewEnquiries',
    to: toList('enquiries', { State: 'new' }, OLDEST_FIRST),
  },
  {
    name: 'screens.read_enquiries',
    count: 'ReadEnquiries',
    to: toList('enquiries', { State: 'read' }, OLDEST_FIRST),
  },
  {
    name: 'screens.new_applications',
    count: 'NewApplications',
    to: toList('applications', { State: 'new' }, OLDEST_FIRST),
  },
  { name: 'screens.new_proposals', count: 'NewProposals', to: toList('proposals', { State: 'new' }) },
  { name: 'screens.missing_alt', count: 'ImagesWithoutAlt', to: toList('images', { MissingAlt: true }) },
  { name: 'screens.hidden_images', count: 'HiddenImages', to: toList('images', { Hidden: true }) },
  { name: 'screens.scheduled_news', count: 'ScheduledNews', to: toList('news', { Scheduled: true }) },
  { name: 'screens.waiting_emails', count: 'WaitingEmails', to: '/health' },
  { name: 'screens.failed_emails', count: 'FailedEmails', to: '/health' },
]

export function Overview() {
  if (useArtistId() === null) return <StaffOverview />
  return (
    <Suspense>
      <OwnStart />
    </Suspense>
  )
}

function StaffOverview() {
  const { data, error, refetch } = useToday()
  return (
    <>
      <Title title="screens.overview" />
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {data && data.FirstSteps.length > 0 && (
        <Suspense>
          <FirstSteps names={data.FirstSteps} />
        </Suspense>
      )}
      <Box component="ul" sx={ROW}>
        {TASKS.map(({ name, count, to }) => (
          <Tile
            key={name}
            name={name}
            shown={data ? String(data[count]) : '–'}
            isDone={data?.[count] === 0}
            to={to}
          />
        ))}
      </Box>
      <LastBackup at={data?.LastBackupAt} />
      <LastChanges />
    </>
  )
}

type TileProps = { name: string; shown: string; isDone: boolean; to: To }

function Tile({ name, shown, isDone, to }: TileProps) {
  const translate = useTranslate()
  return (
    <Box component="li">
      <Box
        component={Link}
        to={to}
        sx={{
          color: isDone ? 'text.secondary' : 'inherit',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        <Typography sx={{ fontSize: '3.25rem', fontWeight: 500, fontStretch: NARROW, lineHeight: 1 }}>
          {shown}
        </Typography>
        {translate(name)}
      </Box>
    </Box>
  )
}

function LastBackup({ at }: { at: string | null | undefined }) {
  const translate = useTranslate()
  const inWords = useMoment()
  const sentence = at
    ? translate('screens.last_backup', { when: inWords(at) })
    : translate('screens.no_backup')
  return (
    <Typography sx={{ minHeight: '1.6em' }}>
      {at !== undefined && (
        <Box component={Link} to="/health" sx={{ color: 'inherit' }}>
          {sentence}
        </Box>
      )}
    </Typography>
  )
}

function toList(resource: string, filter: Record<string, unknown>, sorted: Record<string, string> = {}): To {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), ...sorted })
  return { pathname: `/${resource}`, search: `?${search}` }
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
