import { useCallback, useEffect, useRef } from 'react'
import { type Middleware, type RaRecord, useRecordContext, useRegisterMutationMiddleware } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Fields, isSame } from '#admin/records/conflict.ts'

type Sent = { data: Fields }
type Mutate = (resource: string, params: Sent) => Promise<{ data: RaRecord }>

/**
 * The form's fields are kept when a record arrives late (`resetOptions`), so after a save they are set to what was
 * saved here. What was typed while the save was under way stays, unsaved.
 */
export function useSavedRecord(onSaved: () => void): void {
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
    const typedMeanwhile = Object.entries(getValues()).filter(([field, value]) => !isSame(value, sent[field]))
    reset(record)
    for (const [field, value] of typedMeanwhile) setValue(field, value, { shouldDirty: true })
  }, [record, reset, getValues, setValue])
}
