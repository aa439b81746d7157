import { Alert } from '@mui/material'
import { useRecordContext, useTranslateLabel } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { fill } from '#platform/i18n/fill.ts'
import { useArtistMessages, waits } from './artist-messages.ts'
import { useProposalMessages } from './proposal-messages.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** Tells at the record that its proposal waits, or what the agency did not accept of it and why. */
export function OwnProposal() {
  const record = useRecordContext()
  const texts = useArtistMessages()
  const decidedTexts = useProposalMessages()
  const labelOf = useTranslateLabel()
  const proposal = isFields(record?.Proposal) ? record.Proposal : null
  const isWaiting = waits(record)
  const labels = (names: unknown) =>
    Array.isArray(names) ? names.map((source) => labelOf({ source: String(source) })).join(', ') : ''
  const decided = proposal && {
    accepted: labels(proposal.Accepted),
    declined: labels(proposal.Declined),
    sentence: String(proposal.Sentence),
  }
  return (
    <div role="status" style={{ width: '100%' }}>
      {decided && (
        <Alert
          severity={isWaiting ? 'info' : 'warning'}
          variant="outlined"
          sx={{ marginBottom: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          action={isWaiting && <WithdrawButton id={Number(proposal.Id)} />}
        >
          {isWaiting ? texts.waits : fill(decidedTexts[decided.accepted ? 'partly' : 'declined'], decided)}
        </Alert>
      )}
    </div>
  )
}
