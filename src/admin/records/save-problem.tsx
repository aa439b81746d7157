import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Why the form is not saved; stays beside its buttons until the next attempt, and takes away what was said before. */
export function SaveProblem() {
  const translate = useTranslate()
  const { resetNotifications } = useNotificationContext()
  const { errors, isSubmitting, submitCount } = useFormState()
  const [problem, setProblem] = useState<'invalid' | { sentence: string } | null>(null)
  const sentence = errors.root?.serverError?.message
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return setProblem(null)
    if (typeof sentence === 'string') setProblem({ sentence })
    else if (isRefused) setProblem('invalid')
  }, [isSubmitting, submitCount, isRefused, sentence])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said later, such as of a draft, stays
  useEffect(() => {
    if (problem) resetNotifications()
  }, [problem])
  if (!problem) return null
  return (
    <Typography role="alert" color="error" sx={{ flexBasis: '100%', paddingTop: 1 }}>
      {problem === 'invalid'
        ? translate('ra.message.invalid_form')
        : `${translate(problem.sentence)} ${translate('errors.kept')}`}
    </Typography>
  )
}
