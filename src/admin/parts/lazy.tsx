import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'

type LaterProps = {
  /** Pixels that the part will take, roughly. */
  height: number
  children: ReactNode
}

/** Keeps the place of a part whose program comes when it is first shown; what stands around it stays as it is. */
export function Later({ height, children }: LaterProps) {
  return <Suspense fallback={<Box aria-busy sx={{ minHeight: height }} />}>{children}</Suspense>
}
