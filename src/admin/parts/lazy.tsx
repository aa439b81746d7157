import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'

type LaterProps = {
  /** Expected height of the part in pixels. */
  height: number
  children: ReactNode
}

/** Reserves the space of a lazily loaded part, so that the page around it does not move. */
export function Later({ height, children }: LaterProps) {
  return <Suspense fallback={<Box aria-busy sx={{ minHeight: height }} />}>{children}</Suspense>
}
