import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { FieldTitle, useResourceContext, ValidationError } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'

type Complaint = { field: string; message: string }

/**
 * What the server said about fields that stand on no form. They are taken off the form's own list of errors, since
 * nobody could mend them there and the form would never send again.
 */
export function OtherComplaints() {
  const { errors, submitCount } = useFormState()
  const { clearErrors } = useFormContext()
  const resource = useResourceContext()
  const [complaints, setComplaints] = useState<Complaint[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt the list begins anew
  useEffect(() => setComplaints([]), [submitCount])
  useEffect(() => {
    const homeless = Object.entries(errors).flatMap(([field, error]): Complaint[] =>
      error?.type === 'server' && !('ref' in error && error.ref)
        ? [{ field, message: String(error.message) }]
        : [],
    )
    if (homeless.length === 0) return
    setComplaints((known) => [...known, ...homeless])
    clearErrors(homeless.map(({ field }) => field))
  }, [errors, clearErrors])
  if (complaints.length === 0) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', marginBottom: 2 }}>
      {complaints.map(({ field, message }) => (
        <div key={field}>
          <FieldTitle source={field} {...(resource ? { resource } : {})} />:{' '}
          <ValidationError error={message} />
        </div>
      ))}
    </Alert>
  )
}
