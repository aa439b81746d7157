import { Button } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useProposalMessages } from './proposal-messages.ts'

export function WithdrawButton({ id }: { id: number }) {
  const texts = useProposalMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  async function withdraw(): Promise<void> {
    const response = await askStaff(`/proposals/${id}`, z.unknown(), jsonRequest({ method: 'DELETE' }))
    // Somebody has decided meanwhile, or it is withdrawn in another window.
    if (response.outcome === 'refused') notify(response.sentence, { type: 'error' })
    else notify(texts.withdrawn, { type: 'success' })
    refresh()
  }
  return (
    <Button
      type="button"
      color="inherit"
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void withdraw()}
    >
      {texts.withdraw}
    </Button>
  )
}
