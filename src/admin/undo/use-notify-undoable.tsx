import { SnackbarContent } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { getLastAction } from '#admin/api/last-action.ts'
import { UndoButton } from './undo-button.tsx'

/** The time is enough to read it and to reach the button by keyboard; afterwards history and trash offer the same. */
const SHOWN_MS = 12_000

export function useNotifyUndoable(): (message: string, messageArgs?: Record<string, unknown>) => void {
  const notify = useNotify()
  const translate = useTranslate()
  return (message, messageArgs = {}) => {
    const actionId = getLastAction()
    if (!actionId) return notify(message, { type: 'success', messageArgs })
    const toast = (
      <SnackbarContent
        message={translate(message, messageArgs)}
        action={<UndoButton actionId={actionId} color="inherit" />}
      />
    )
    notify(toast, { type: 'success', autoHideDuration: SHOWN_MS })
  }
}
