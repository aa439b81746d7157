import {
  Alert,
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import {
  HttpError,
  type RaRecord,
  Title,
  useGetList,
  useLocale,
  useNotify,
  useTranslateLabel,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { useArtistId } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { Figures } from '#admin/statistics/artist-figures.tsx'
import { RangeChoice, usualRange } from '#admin/statistics/range-choice.tsx'
import { COLOURS } from '#admin/theme.ts'
import { type Answers, LONGEST_ANSWER, OwnEnquiries } from '#domain/enquiries/own-enquiries-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type ArtistMessages, useArtistMessages } from './artist-messages.ts'
import { stateInWords, useProposalMessages } from './proposal-messages.ts'

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
            <SharedEnquiry key={enquiry.Id} enquiry={enquiry} texts={texts} reload={refetch} />
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

type SharedProps = {
  enquiry: OwnEnquiries['Shared'][number]
  texts: ArtistMessages
  reload: () => Promise<unknown>
}

function SharedEnquiry({ enquiry, texts, reload }: SharedProps) {
  const { Id, ReceivedAt, Message, Contact: from } = enquiry
  const when = useMoment()(ReceivedAt)
  const names = from && [from.Name, from.Company, from.Email, from.Telephone].filter(Boolean).join(', ')
  return (
    <Box component="article" sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 2 }}>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={String(ReceivedAt)}>{when}</time>
      </Typography>
      {names && <Typography>{fill(texts.from, { names })}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{Message}</Typography>
      <AnswerList answers={enquiry.Answers} />
      <AnswerForm key={enquiry.Answers.length} path={`/own-enquiries/${Id}/answers`} reload={reload} />
    </Box>
  )
}

export function AnswerList({ answers }: { answers: Answers }) {
  const texts = useArtistMessages()
  const inWords = useMoment()
  return answers.map(({ Id, Text, By, At }) => (
    <Box key={Id} sx={{ marginTop: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Typography variant="caption">{fill(texts.answers_by, { name: By, when: inWords(At) })}</Typography>
      <Typography>{Text}</Typography>
    </Box>
  ))
}

/** Its key is new after each answer, and so is the id that keeps an answer from being stored twice. */
function AnswerForm({ path, reload }: { path: string; reload: () => Promise<unknown> }) {
  const texts = useArtistMessages()
  const notify = useNotify()
  const [answer, setAnswer] = useState(() => ({ Id: crypto.randomUUID(), Text: '' }))

  async function send(): Promise<void> {
    const response = await askStaff(path, z.unknown(), jsonRequest({ method: 'POST', body: answer }))
    if (response.outcome === 'refused') return notify(response.sentence, { type: 'error' })
    notify(texts.answer_sent, { type: 'success' })
    await reload()
  }

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, marginTop: 2 }}>
      <TextField
        fullWidth
        multiline
        label={texts.answer}
        helperText={texts.answer_hint}
        value={answer.Text}
        onChange={({ target }) => setAnswer({ ...answer, Text: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER } }}
      />
      <Button variant="outlined" disabled={answer.Text.trim() === ''} onClick={() => void send()}>
        {texts.answer_send}
      </Button>
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
