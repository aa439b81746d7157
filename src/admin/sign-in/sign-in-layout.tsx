import { Container, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { site } from '#site/public-site.ts'

export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${site.brand.de}`
  }, [title])
  return (
    <Container component="main" id="main-content" maxWidth="xs" sx={{ py: 8 }}>
      <Stack spacing={3}>
        <Typography>{site.brand.de}</Typography>
        <Typography component="h1" variant="h4">
          {title}
        </Typography>
        {children}
      </Stack>
    </Container>
  )
}
