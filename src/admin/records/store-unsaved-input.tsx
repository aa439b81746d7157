import { Alert, Button, Stack } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Middleware,
  type RaRecord,
  useGetIdentity,
  useLocaleState,
  useRecordContext,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { type Fields, isEqualValue } from './conflict.ts'
import {
  findUnsavedInput,
  removeUnsavedInput,
  storeUnsavedInput,
  type UnsavedInput,
} from './unsaved-input-store.ts'

type StoreUnsavedInputProps = {
  isKeptElsewhere?: boolean
}
type KeepingProps = Required<StoreUnsavedInputProps> & { staffId: string; path: string }

export function StoreUnsavedInput({ isKeptElsewhere = false }: StoreUnsavedInputProps) {
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
  const sent = useSavedRecord(() => removeUnsavedInput(staffId, path))
  const { revision, isDirty } = useUnsavedInput({ staffId, path, isKeptElsewhere, sent })
  const { setValue } = useFormContext()
  const [found, setFound] = useState(() => findUnsavedInput(staffId, path, Date.now()))
  // Somebody who continues to type has decided to do without the kept text.
  if (!found || isDirty) return null

  function take({ values }: UnsavedInput): void {
    for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true })
    setFound(undefined)
  }

  function discard(): void {
    removeUnsavedInput(staffId, path)
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

type OfferProps = { found: UnsavedInput; isChanged: boolean; onTake: () => void; onDiscard: () => void }

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

const KEPT_AFTER_MS = 500

function useUnsavedInput({
  staffId,
  path,
  isKeptElsewhere,
  sent,
}: KeepingProps & { sent: () => Fields | null }): { revision: string; isDirty: boolean } {
  const record = useRecordContext()
  const { getValues, subscribe } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const revision = String(record?.Revision ?? '')
  const keep = useRef(() => {})
  keep.current = () => {
    const saved = sent()
    const changed = changedValues(getValues(), dirtyFields)
    const values = saved ? omitEqual(changed, saved) : changed
    if (Object.keys(values).length > 0) storeUnsavedInput({ staffId, path, at: Date.now(), revision, values })
  }

  useEffect(() => {
    if (isKeptElsewhere) removeUnsavedInput(staffId, path)
    if (!isDirty || isKeptElsewhere) return
    const keepNow = () => keep.current()
    let timer = setTimeout(keepNow, KEPT_AFTER_MS)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keepNow, KEPT_AFTER_MS)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [isDirty, isKeptElsewhere, staffId, path, subscribe])

  return { revision, isDirty }
}

type Sent = { data: Fields }
type Mutate = (resource: string, params: Sent) => Promise<{ data: RaRecord }>

/** The form keeps its fields when a record arrives late, so a save sets them; later text stays, unsaved. */
function useSavedRecord(onSaved: () => void): () => Fields | null {
  const record = useRecordContext()
  const { reset, getValues, setValue } = useFormContext()
  const saved = useRef<{ revision: unknown; sent: Fields } | null>(null)
  const done = useRef(onSaved)
  done.current = onSaved

  useRegisterMutationMiddleware<Mutate>(
    useCallback<Middleware<Mutate>>(async (resource, params, next) => {
      const answer = await next(resource, params)
      saved.current = { revision: answer.data.Revision, sent: params.data }
      done.current()
      return answer
    }, []),
  )

  useEffect(() => {
    if (!record || !saved.current || record.Revision !== saved.current.revision) return
    const { sent } = saved.current
    saved.current = null
    const typedMeanwhile = omitEqual(getValues(), sent)
    reset(record)
    for (const [field, value] of Object.entries(typedMeanwhile)) setValue(field, value, { shouldDirty: true })
  }, [record, reset, getValues, setValue])

  return () => saved.current?.sent ?? null
}

function omitEqual(values: Fields, others: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isEqualValue(value, others[field])),
  )
}

export function changedValues(values: Fields, dirty: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isTouched(dirty[field]) && isJson(value)),
  )
}

function isTouched(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true
  return Object.values(dirty).some(isTouched)
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isJson)
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  return isPlain && Object.values(value).every(isJson)
}
