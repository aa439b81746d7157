import { Button, Snackbar, SnackbarContent } from '@mui/material'
import { isValidElement, useState } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'

const SHOWN_MS = 4_000

/**
 * What was said last, at once: it replaces what is still shown. react-admin's own waits until that has gone, so that an
 * error could come after the person has left. An error stays until somebody closes it or goes on.
 */
export function StaffNotification() {
  const translate = useTranslate()
  const { notifications, resetNotifications } = useNotificationContext()
  const newest = notifications.at(-1)
  // What is leaving keeps its text while it fades out.
  const [shown, setShown] = useState({ said: newest, key: 0 })
  if (newest && newest !== shown.said) setShown({ said: newest, key: shown.key + 1 })
  if (!shown.said) return null
  const { message, type, notificationOptions: options } = shown.said
  const isError = type === 'error'
  const close = (
    <Button color="inherit" size="small" onClick={resetNotifications}>
      {translate('ra.action.close')}
    </Button>
  )
  return (
    <Snackbar
      key={shown.key}
      open={newest !== undefined}
      autoHideDuration={isError ? null : (options?.autoHideDuration ?? SHOWN_MS)}
      onClose={resetNotifications}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      {isValidElement(message) ? (
        <div>{message}</div>
      ) : (
        <SnackbarContent
          message={typeof message === 'string' ? translate(message, options?.messageArgs) : message}
          {...(isError ? { action: close, sx: ERROR } : {})}
        />
      )}
    </Snackbar>
  )
}

const ERROR = { backgroundColor: 'error.dark', color: 'error.contrastText' }
