import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Middleware,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'react-admin'
import { flushSync } from 'react-dom'
import { useFormContext, useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { changedFields, type Fields } from '#admin/records/conflict.ts'
import { usualValues } from '#admin/records/described-records.ts'
import { changedValues } from '#admin/records/store-unsaved-input.tsx'
import {
  idOfNewRecord,
  isNewRecord,
  NEEDED_TO_PREVIEW,
} from '#domain/pending-changes/pending-changes-model.ts'
import {
  DRAFT_PARAMETER,
  type Draft,
  type Drafted,
  type RecordName,
  readDrafted,
  removeDraft,
  writeDraft,
} from './draft-api.ts'
import { newDraftsKey } from './new-drafts.tsx'

/** The delay avoids saving at every letter. */
const SAVED_AFTER_MS = 1_500

type Mutate = (resource: string, params: { data: Fields }) => Promise<{ data: RaRecord }>

/** The draft of the form's record; `isOpen` once it stands in the form, and is then saved with every change. */
export function useDrafting(onKept: (isKept: boolean) => void) {
  const record = useStoredRecord()
  const name = useDraftName()
  const queryClient = useQueryClient()
  const queryKey = ['drafts', name.resource, name.id]
  const { data, isFetchedAfterMount } = useQuery({
    queryKey,
    queryFn: () => readDrafted(name),
    refetchOnWindowFocus: false,
  })
  const draft = data?.Draft ?? null
  const setDraft = (next: Draft | null) =>
    queryClient.setQueryData(queryKey, { Draft: next, Links: data?.Links ?? [] })
  const { getValues, setValue, reset } = useFormContext()
  const { dirtyFields } = useFormState()
  const [query, setQuery] = useSearchParams()
  const isDirty = Object.keys(dirtyFields).length > 0
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()

  const lastSave = useRef<Promise<unknown>>(Promise.resolve())
  /** One after the other: each replaces what the one before has written. */
  function save(): Promise<boolean> {
    const saving = lastSave.current.then(saveNow)
    lastSave.current = saving.catch(() => undefined)
    return saving
  }

  async function saveNow(): Promise<boolean> {
    const former = queryClient.getQueryData<Drafted>(queryKey)?.Draft ?? null
    const typed = changedValues(getValues(), dirtyFields)
    const begun = record ? {} : changedFields(usualValues(name.resource), getValues())
    const fields = { ...former?.Fields, ...begun, ...typed }
    const written = await writeDraft(name, {
      fields,
      baseRevision: String(record?.Revision ?? ''),
      former,
    })
    if (written.outcome === 'done') {
      setDraft(written.answer)
      void queryClient.invalidateQueries({ queryKey: newDraftsKey(name.resource) })
      setOpen(true)
      // The warning before leaving is asked as it was rendered last.
      flushSync(() => onKept(true))
      // The address names the draft, so that a reload continues it. Somebody who has left for the preview stays there.
      if (!record && !query.has(DRAFT_PARAMETER)) setQuery({ [DRAFT_PARAMETER]: name.id }, { replace: true })
      return true
    }
    if (written.outcome === 'stale') setDraft(written.current)
    notify(written.outcome === 'stale' ? 'drafts.stale' : written.sentence, { type: 'error' })
    setOpen(false)
    return false
  }

  function open(): void {
    for (const [field, value] of Object.entries(draft?.Fields ?? {}))
      setValue(field, value, { shouldDirty: true })
    setOpen(true)
    onKept(true)
  }

  async function discard(): Promise<void> {
    if (!(await removeDraft(name))) return notify('errors.server', { type: 'error' })
    setDraft(null)
    void queryClient.invalidateQueries({ queryKey: newDraftsKey(name.resource) })
    if (isOpen) reset(record ?? usualValues(name.resource))
    setOpen(false)
    onKept(false)
  }

  // The form must be there first, since it begins empty: an earlier page may have loaded the draft.
  const isToBeOpened = !record && isFetchedAfterMount && draft !== null && !isOpen && !isDirty
  const openNow = useRef(open)
  openNow.current = open
  useEffect(() => {
    // A form for something new has nothing else to show.
    if (isToBeOpened) openNow.current()
  }, [isToBeOpened])
  useAutosave({ isOpen, save, onKept })
  usePublished(() => {
    if (draft) void removeDraft(name)
    setDraft(null)
    setOpen(false)
    onKept(false)
  })
  const needed = NEEDED_TO_PREVIEW[name.resource]
  const isPictureMissing = () => !record && needed?.some((field) => !getValues(field))
  return {
    draft,
    isPictureMissing,
    canPreview: record !== undefined || needed !== undefined,
    name,
    isOpen,
    isDirty,
    isChanged: record !== undefined && draft?.BaseRevision !== record.Revision,
    save,
    open,
    discard,
  }
}

/** A copy of another record has no id yet. */
function useStoredRecord(): RaRecord | undefined {
  const record = useRecordContext()
  return record?.Id === undefined ? undefined : record
}

/** The record of the form; for a new one, the draft that the address names, else a new name. */
function useDraftName(): RecordName {
  const record = useStoredRecord()
  const resource = useResourceContext() ?? ''
  const [query] = useSearchParams()
  const [newId] = useState(idOfNewRecord)
  if (record) return { resource, id: String(record.Id) }
  const named = query.get(DRAFT_PARAMETER) ?? ''
  return { resource, id: isNewRecord(named) ? named : newId }
}

type Autosave = { isOpen: boolean; save: () => Promise<boolean>; onKept: (isKept: boolean) => void }

function useAutosave({ isOpen, save, onKept }: Autosave): void {
  const { subscribe } = useFormContext()
  const now = useRef({ save, onKept })
  now.current = { save, onKept }
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        now.current.onKept(false)
        clearTimeout(timer)
        timer = setTimeout(() => void now.current.save(), SAVED_AFTER_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isOpen, subscribe])
}

/** Calls back when the form itself was saved: its draft is then what is published. */
function usePublished(onPublished: () => void): void {
  const done = useRef(onPublished)
  done.current = onPublished
  useRegisterMutationMiddleware<Mutate>(
    useCallback<Middleware<Mutate>>(async (resource, params, next) => {
      const answer = await next(resource, params)
      done.current()
      return answer
    }, []),
  )
}
