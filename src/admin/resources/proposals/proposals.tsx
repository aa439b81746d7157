import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, RecordContextProvider, SelectInput, useListContext } from 'react-admin'
import { useArtistId, useMay } from '#admin/account/current-role.ts'
import { useArtistMessages } from '#admin/artists/artist-messages.ts'
import { type ProposalMessages, stateInWords, useProposalMessages } from '#admin/artists/proposal-messages.ts'
import { WithdrawButton } from '#admin/artists/withdraw-button.tsx'
import { useMoment } from '#admin/parts/agency-time.ts'
import { ListPage } from '#admin/parts/list-page.tsx'
import { ComparedValues, useLineLabel } from '#admin/records/compared-values.tsx'
import { fieldsOf } from '#admin/records/described-records.ts'
import { ChangedRecord } from '#admin/resources/changes/changed-record.tsx'
import { COLOURS } from '#admin/theme.ts'
import { type ComparedLine, toComparedLines } from '#domain/pending-changes/compared-lines.ts'
import { CHANGE_STATES } from '#domain/pending-changes/pending-changes-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Decide } from './decide.tsx'

/** Lists changes that artists propose; staff accept or decline each of them. Artists see their own. */
function ProposalList() {
  const texts = useProposalMessages()
  const { proposals: own } = useArtistMessages()
  const isArtist = useArtistId() !== null
  const choices = CHANGE_STATES.map((id) => ({ id, name: texts[`state_${id}`] }))
  const filters = [
    <SelectInput
      key="state"
      source="State"
      label={texts.state}
      choices={choices}
      translateChoice={false}
      helperText={false}
      alwaysOn
    />,
  ]
  return (
    <ListPage
      sort={{ field: 'ProposedAt', order: 'DESC' }}
      filters={filters}
      {...(isArtist ? { title: own } : { filterDefaultValues: { State: 'new' } })}
    >
      <Proposals texts={texts} />
    </ListPage>
  )
}

function Proposals({ texts }: { texts: ProposalMessages }) {
  const { data = [], isPending } = useListContext()
  if (!isPending && data.length === 0) return <p role="status">{texts.none}</p>
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }} aria-busy={isPending}>
      {data.map((proposal) => (
        <RecordContextProvider key={proposal.id} value={{ ...proposal, Action: 'change' }}>
          <ProposalRow proposal={proposal} texts={texts} />
        </RecordContextProvider>
      ))}
    </Box>
  )
}

function ProposalRow({ proposal, texts }: { proposal: RaRecord; texts: ProposalMessages }) {
  const inWords = useMoment()
  const isStaff = useMay('editor')
  const isArtist = useArtistId() !== null
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const { Resource, RecordId, RecordName, ArtistName, HasAccount, Details } = proposal
  const { State, ProposedAt, DecidedAt, DecidedBy, Sentence } = proposal
  const lines = toComparedLines(fieldsOf(String(Resource)), Details)
  const isOpen = State === 'new'
  const mayDecide = isOpen && isStaff
  const decided = { state: stateInWords(texts, proposal), name: String(DecidedBy), when: inWords(DecidedAt) }
  return (
    <Box component="li" sx={ROW} aria-label={String(RecordName)}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <ChangedRecord change={{ ...proposal, Details: { name: RecordName } }} />
        <Typography variant="body2" color="text.secondary">
          {fill(texts.by, { artist: String(ArtistName ?? ''), when: inWords(ProposedAt) })}
        </Typography>
        {HasAccount === false && <Typography variant="body2">{texts.without_account}</Typography>}
        {!isOpen && (
          <Typography variant="body2">
            {fill(isArtist ? texts.decided_own : texts.decided, decided)}
            {Sentence && `: ${Sentence}`}
          </Typography>
        )}
      </Box>
      <ProposedLines
        resource={String(Resource)}
        recordId={String(RecordId)}
        lines={lines}
        onRefused={setRefused}
        {...(mayDecide ? { refused } : {})}
      />
      {mayDecide && <Decide proposal={proposal} lines={lines} refused={refused} />}
      {isOpen && isArtist && (
        <div>
          <WithdrawButton id={Number(proposal.id)} />
        </div>
      )}
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gap: 2,
  borderTop: `1px solid ${COLOURS.line}`,
  paddingBlock: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
}

export const proposals = { list: ProposalList }

type ProposedLinesProps = {
  resource: string
  recordId: string
  lines: readonly ComparedLine[]
  /** Without it nothing can be ticked. */
  refused?: ReadonlySet<string>
  onRefused: (refused: ReadonlySet<string>) => void
}

function ProposedLines({ resource, recordId, lines, refused, onRefused }: ProposedLinesProps) {
  const texts = useProposalMessages()
  const labelOf = useLineLabel(resource)
  function toggle(name: string): void {
    const next = new Set(refused)
    if (!next.delete(name)) next.add(name)
    onRefused(next)
  }
  return (
    <Box component="ul" aria-label={texts.changes} sx={LINES}>
      {lines.map((line) => (
        <Box component="li" key={line.name} sx={{ minWidth: 0 }}>
          {refused ? (
            <FormControlLabel
              control={<Checkbox checked={!refused.has(line.name)} onChange={() => toggle(line.name)} />}
              label={labelOf(line)}
              sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
            />
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{labelOf(line)}</Typography>
          )}
          <ComparedValues compared={{ ...line, resource, recordId: Number(recordId) }} />
        </Box>
      ))}
    </Box>
  )
}

const LINES = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }
