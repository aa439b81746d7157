import { Alert, Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { hasDraft } from './reply-draft.ts'

const ReplyForm = lazy(() => import('./reply-form.tsx').then((part) => ({ default: part.ReplyForm })))

/** A button until somebody answers, or comes back to what they began to write. */
export function Reply() {
  const record = useRecordContext()
  const translate = useTranslate()
  const mayChange = useMayChange()
  const { data: identity } = useGetIdentity()
  const { pathname } = useLocation()
  const staffId = String(identity?.id ?? '')
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!record || staffId === '' || !mayChange) return null
  if (readAddress(String(record.Email)).outcome !== 'address')
    return (
      <Alert severity="info" sx={{ marginTop: 2 }}>
        {translate('inbox.no_address')}
      </Alert>
    )
  const place = { staffId, path: `${pathname}#reply` }
  if (opened ?? hasDraft(place))
    return (
      <Suspense fallback={<Box aria-busy sx={{ minHeight: FORM_HEIGHT }} />}>
        <ReplyForm key={place.path} place={place} onClose={() => setOpened(false)} />
      </Suspense>
    )
  return (
    <Button variant="contained" onClick={() => setOpened(true)} sx={{ marginTop: 2 }}>
      {translate('inbox.answer')}
    </Button>
  )
}

/** Pixels, about. */
const FORM_HEIGHT = 640
