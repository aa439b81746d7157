import { Alert, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type AccountSectionProps = {
  title: string
  hint?: string
  done?: string
  problem?: string
  children: ReactNode
}

export function AccountSection({ title, hint, done = '', problem = '', children }: AccountSectionProps) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} spacing={2} sx={{ alignItems: 'stretch' }}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {hint && <Typography>{hint}</Typography>}
      <div role="status">{done && <Alert severity="success">{done}</Alert>}</div>
      {problem && <Alert severity="error">{problem}</Alert>}
      {children}
    </Stack>
  )
}
