import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { FieldTitle, useResourceContext, ValidationError } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'

type FieldError = { field: string; message: string }

/** Server errors for fields that the form lacks would block every later submit, so they are taken out of its errors. */
export function OtherErrors() {
  const { errors, submitCount } = useFormState()
  const { clearErrors } = useFormContext()
  const resource = useResourceContext()
  const [unplaced, setUnplaced] = useState<FieldError[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is emptied at each attempt
  useEffect(() => setUnplaced([]), [submitCount])
  useEffect(() => {
    const withoutField = Object.entries(errors).flatMap(([field, error]): FieldError[] =>
      error?.type === 'server' && !('ref' in error && error.ref)
        ? [{ field, message: String(error.message) }]
        : [],
    )
    if (withoutField.length === 0) return
    setUnplaced((known) => [...known, ...withoutField])
    clearErrors(withoutField.map(({ field }) => field))
  }, [errors, clearErrors])
  if (unplaced.length === 0) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', marginBottom: 2 }}>
      {unplaced.map(({ field, message }) => (
        <div key={field}>
          <FieldTitle source={field} {...(resource ? { resource } : {})} />:{' '}
          <ValidationError error={message} />
        </div>
      ))}
    </Alert>
  )
}
