import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ width: '100%', borderTop: 1, borderColor: 'divider', paddingTop: 2, marginTop: 3 }}
    >
      <Typography id={id} variant="h2" sx={{ marginBottom: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}
