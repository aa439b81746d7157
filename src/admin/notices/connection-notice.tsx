import { Alert, Snackbar } from '@mui/material'
import { onlineManager, useMutationState } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/**
 * Says at once that the connection is gone, and whether something waits to be sent: react-query holds what is saved
 * without one, and sends it when it is back.
 */
export function ConnectionNotice() {
  const translate = useTranslate()
  const notify = useNotify()
  const isOnline = useSyncExternalStore(onlineManager.subscribe.bind(onlineManager), () =>
    onlineManager.isOnline(),
  )
  const waiting = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.isPaused })
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    if (!isOnline) setWasOffline(true)
    else if (wasOffline) {
      setWasOffline(false)
      notify('connection.back', { type: 'info' })
    }
  }, [isOnline, wasOffline, notify])

  return (
    <Snackbar open={!isOnline} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="warning" variant="filled" role="status">
        {translate(waiting.some(Boolean) ? 'connection.waiting' : 'connection.lost')}
      </Alert>
    </Snackbar>
  )
}
