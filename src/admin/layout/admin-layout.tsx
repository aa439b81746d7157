import { Alert, Button, Snackbar, SnackbarContent } from '@mui/material'
import { onlineManager, useMutationState } from '@tanstack/react-query'
import { isValidElement, useEffect, useState, useSyncExternalStore } from 'react'
import {
  Layout,
  type LayoutProps,
  useDefaultTitle,
  useNotificationContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import { StaffBar } from './admin-bar.tsx'
import { StaffMenu } from './admin-menu.tsx'

export function StaffLayout({ children }: LayoutProps) {
  useDocumentTitle()
  useStrayDrops()
  return (
    <Layout appBar={StaffBar} menu={StaffMenu} appBarAlwaysOn>
      {children}
    </Layout>
  )
}

const PAGE_TITLE_ID = 'react-admin-title'

function useDocumentTitle(): void {
  const site = useDefaultTitle()
  useEffect(() => {
    const heading = document.getElementById(PAGE_TITLE_ID)
    if (!heading) return
    const follow = () => {
      document.title = [heading.textContent, site].filter(Boolean).join(' – ')
    }
    const observer = new MutationObserver(follow)
    observer.observe(heading, { childList: true, characterData: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [site])
}

/** A file that is dropped beside its place would replace the application, and with it what was typed. */
function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || isFileInput(event.target))
        return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/** Browsers put dropped files into it themselves. */
function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}

const SHOWN_MS = 4_000

/** Shows the newest message at once, while react-admin's own waits for the one before. Errors stay until closed. */
export function StaffNotification() {
  const translate = useTranslate()
  const { notifications, resetNotifications } = useNotificationContext()
  const newest = notifications.at(-1)
  // A message that closes keeps its text while it fades out.
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

/** react-query holds what is saved without a connection, and sends it when it is back. */
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
    <Snackbar
      open={!isOnline}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ '&&': { top: BELOW_BAR } }}
    >
      <Alert severity="warning" variant="filled" role="status">
        {translate(waiting.some(Boolean) ? 'connection.waiting' : 'connection.lost')}
      </Alert>
    </Snackbar>
  )
}

const BELOW_BAR = '72px'
