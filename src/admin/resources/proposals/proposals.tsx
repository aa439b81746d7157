import { Box, Typography } from '@mui/material'
import { type RaRecord, RecordContextProvider, SelectInput, useListContext } from 'react-admin'
import { useArtistId, useMay } from '#admin/account/current-role.ts'
import { type ArtistMessages, useArtistMessages } from '#admin/artists/artist-messages.ts'
import { WithdrawButton } from '#admin/artists/withdraw-button.tsx'
import { useMoment } from '#admin/parts/agency-time.ts'
import { ListPage } from '#admin/parts/list-page.tsx'
import { ChangeDetails } from '#admin/resources/changes/change-details.tsx'
import { ChangedRecord } from '#admin/resources/changes/changed-record.tsx'
import { COLOURS } from '#admin/theme.ts'
import { CHANGE_STATES } from '#domain/pending-changes/pending-changes-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Decide } from './decide.tsx'

/** Lists changes that artists propose, field by field; staff accept or decline them. Artists see their own. */
function ProposalList() {
  const texts = useArtistMessages()
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
      {...(isArtist ? { title: texts.proposals } : { filterDefaultValues: { State: 'new' } })}
    >
      <Proposals texts={texts} />
    </ListPage>
  )
}

function Proposals({ texts }: { texts: ArtistMessages }) {
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

function ProposalRow({ proposal, texts }: { proposal: RaRecord; texts: ArtistMessages }) {
  const inWords = useMoment()
  const isStaff = useMay('editor')
  const isArtist = useArtistId() !== null
  const { State, ArtistName, ProposedAt, DecidedAt, DecidedBy, Sentence, RecordName, HasAccount } = proposal
  const isOpen = State === 'new'
  const state = texts[`state_${CHANGE_STATES.find((known) => known === State) ?? 'new'}`]
  const decided = { state, name: String(DecidedBy), when: inWords(DecidedAt) }
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
      <ChangeDetails />
      {isOpen && isStaff && <Decide proposal={proposal} />}
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
  alignItems: 'start',
  borderTop: `1px solid ${COLOURS.line}`,
  paddingBlock: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 4fr) auto' },
}

export const proposals = { list: ProposalList }
