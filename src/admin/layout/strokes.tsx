import { SvgIcon } from '@mui/material'

/** A line drawing in a square of 24. */
export function Strokes({ path }: { path: string }) {
  return (
    <SvgIcon sx={{ fontSize: '1.25rem' }}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </SvgIcon>
  )
}
