import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { fill } from '#platform/i18n/fill.ts'
import { useArtistMessages, waits } from './artist-messages.ts'
import { WithdrawButton } from './withdraw-button.tsx'

export function OwnProposal() {
  const record = useRecordContext()
  const texts = useArtistMessages()
  const proposal = isFields(record?.Proposal) ? record.Proposal : null
  const isWaiting = waits(record)
  return (
    <div role="status" style={{ width: '100%' }}>
      {proposal && (
        <Alert
          severity={isWaiting ? 'info' : 'warning'}
          variant="outlined"
          sx={{ marginBottom: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          action={isWaiting && <WithdrawButton id={Number(proposal.Id)} />}
        >
          {isWaiting ? texts.waits : fill(texts.declined, { sentence: String(proposal.Sentence) })}
        </Alert>
      )}
    </div>
  )
}
