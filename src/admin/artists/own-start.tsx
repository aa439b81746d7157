import { Alert, Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, type RaRecord, Title, useGetList, useLocale, useTranslateLabel } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { useArtistId } from '#admin/account/current-role.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { Figures } from '#admin/statistics/artist-figures.tsx'
import { RangeChoice, usualRange } from '#admin/statistics/range-choice.tsx'
import { COLOURS } from '#admin/theme.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type ArtistMessages, useArtistMessages } from './artist-messages.ts'
import { stateInWords, useProposalMessages } from './proposal-messages.ts'

const Contact = z.object({ Name: z.string(), Email: z.string(), Company: z.string(), Telephone: z.string() })
const Shared = z.object({
  Id: z.string(),
  ReceivedAt: z.string(),
  Message: z.string(),
  Contact: Contact.nullable(),
})
const OwnEnquiries = z.object({
  Total: z.number(),
  Months: z.array(z.object({ Month: z.string(), Count: z.number() })),
  Shared: z.array(Shared),
})
type OwnEnquiries = z.infer<typeof OwnEnquiries>

export function OwnStart() {
  const texts = useArtistMessages()
  const { data, error, refetch } = useStaffQuery('/own-enquiries', OwnEnquiries)
  const isGone = error instanceof HttpError && error.status === 404
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3, maxWidth: '44rem' }}>
      <Title title={texts.start} />
      {isGone && <Alert severity="info">{texts.gone}</Alert>}
      {error && !isGone && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {data && <LatestProposals />}
      {data && <Numbers texts={texts} enquiries={data} />}
      {data && data.Shared.length > 0 && (
        <Section title={texts.shared}>
          {data.Shared.map((enquiry) => (
            <SharedEnquiry key={enquiry.Id} enquiry={enquiry} texts={texts} />
          ))}
        </Section>
      )}
      {data && <OwnFigures title={texts.figures} />}
    </Box>
  )
}

function OwnFigures({ title }: { title: string }) {
  const artistId = useArtistId()
  const [range, setRange] = useState(usualRange)
  if (artistId === null) return null
  return (
    <Section title={title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RangeChoice range={range} onChange={setRange} />
        <Figures artistId={artistId} query={`?from=${range.from}&to=${range.to}`} />
      </Box>
    </Section>
  )
}

type NumbersProps = { texts: ArtistMessages; enquiries: OwnEnquiries }

function Numbers({ texts, enquiries: { Total, Months } }: NumbersProps) {
  const inWords = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Section title={texts.enquiries}>
      <Typography>{Total === 0 ? texts.no_enquiries : texts.enquiries_lead}</Typography>
      {Total > 0 && (
        <Table size="small" aria-label={texts.enquiries}>
          <TableHead>
            <Line name={texts.month} count={texts.count} />
          </TableHead>
          <TableBody>
            {Months.map(({ Month, Count }) => (
              <Line key={Month} name={inWords.format(new Date(`${Month}-01T00:00:00Z`))} count={Count} />
            ))}
            <Line name={texts.total} count={Total} />
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

function Line({ name, count }: { name: string; count: number | string }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">{count}</TableCell>
    </TableRow>
  )
}

type SharedProps = { enquiry: z.infer<typeof Shared>; texts: ArtistMessages }

function SharedEnquiry({ enquiry: { ReceivedAt, Message, Contact: from }, texts }: SharedProps) {
  const when = useMoment()(ReceivedAt)
  const names = from && [from.Name, from.Company, from.Email, from.Telephone].filter(Boolean).join(', ')
  return (
    <Box component="article" sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 2 }}>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={ReceivedAt}>{when}</time>
      </Typography>
      {names && <Typography>{fill(texts.from, { names })}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{Message}</Typography>
    </Box>
  )
}

const NEWEST = {
  pagination: { page: 1, perPage: 4 },
  sort: { field: 'ProposedAt', order: 'DESC' },
} as const

/** An artist's newest proposals: what became of them, field by field, and why. */
function LatestProposals() {
  const texts = useProposalMessages()
  const { data = [] } = useGetList('proposals', NEWEST)
  if (data.length === 0) return null
  return (
    <Section title={texts.latest}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((proposal) => (
          <LatestProposal key={proposal.id} proposal={proposal} />
        ))}
      </Box>
      <Link component={RouterLink} to="/proposals">
        {texts.all}
      </Link>
    </Section>
  )
}

function LatestProposal({ proposal }: { proposal: RaRecord }) {
  const texts = useProposalMessages()
  const inWords = useMoment()
  const labelOf = useTranslateLabel()
  const { Resource, RecordId, RecordName, Details, Sentence, ProposedAt, DecidedAt } = proposal
  const state = stateInWords(texts, proposal)
  const labels = Object.keys(Object(Details)).map((source) => labelOf({ source, resource: String(Resource) }))
  return (
    <Box
      component="li"
      sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 1.5, overflowWrap: 'anywhere' }}
    >
      <Link component={RouterLink} to={`/${Resource}/${RecordId}`}>
        {String(RecordName)}
      </Link>
      <Typography>{`${state}: ${labels.join(', ')}`}</Typography>
      {Sentence && <Typography sx={{ whiteSpace: 'pre-line' }}>{String(Sentence)}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {inWords(DecidedAt ?? ProposedAt)}
      </Typography>
    </Box>
  )
}
