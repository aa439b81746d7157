import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router'
import { findTyped, forgetTyped, type Typed } from './typed-store.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import { useSavedRecord } from './use-saved-record.ts'

type KeepTypedProps = {
  /** Whether all that is typed is a draft on the server. */
  isKeptElsewhere?: boolean
}
type KeepingProps = Required<KeepTypedProps> & { staffId: string; path: string }

/**
 * Within a form: keeps in this browser what somebody typed and has not saved, and offers it when they come back, also
 * after the window was closed or the session ended.
 */
export function KeepTyped({ isKeptElsewhere = false }: KeepTypedProps) {
  const { data: identity } = useGetIdentity()
  const { pathname } = useLocation()
  const staffId = String(identity?.id ?? '')
  if (staffId === '') return null
  return (
    <Keeping
      key={`${staffId} ${pathname}`}
      staffId={staffId}
      path={pathname}
      isKeptElsewhere={isKeptElsewhere}
    />
  )
}

function Keeping({ staffId, path, isKeptElsewhere }: KeepingProps) {
  const { revision, isDirty } = useKeptTyping({ staffId, path, isKeptElsewhere })
  const { setValue } = useFormContext()
  const [found, setFound] = useState(() => findTyped(staffId, path, Date.now()))
  useSavedRecord(() => forgetTyped(staffId, path))
  // Who types on has decided to do without.
  if (!found || isDirty) return null

  function take({ values }: Typed): void {
    for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true })
    setFound(undefined)
  }

  function discard(): void {
    forgetTyped(staffId, path)
    setFound(undefined)
  }

  return (
    <Offer
      found={found}
      isChanged={found.revision !== revision}
      onTake={() => take(found)}
      onDiscard={discard}
    />
  )
}

type OfferProps = { found: Typed; isChanged: boolean; onTake: () => void; onDiscard: () => void }

function Offer({ found, isChanged, onTake, onDiscard }: OfferProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const when = new Date(found.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ width: '100%', marginBottom: 2 }}>
      {translate('typed.offer', { when })} {isChanged && translate('typed.changed')}
      <Stack direction="row" spacing={1} sx={{ marginTop: 1 }}>
        <Button size="small" variant="contained" onClick={onTake}>
          {translate('typed.take')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {translate('typed.discard')}
        </Button>
      </Stack>
    </Alert>
  )
}
