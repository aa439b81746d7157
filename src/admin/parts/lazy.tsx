import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'

type LaterProps = {
  height: number
  children: ReactNode
}

export function Later({ height, children }: LaterProps) {
  return <Suspense fallback={<Box aria-busy sx={{ minHeight: height }} />}>{children}</Suspense>
}
