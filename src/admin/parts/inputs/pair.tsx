import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { RecordInput } from './record-input.tsx'

type PairProps = {
  /** The fields' names: by default the same name with De and En. */
  of?: string
  de?: string
  en?: string
  /** Base of the labels' message keys, where the fields' own names are not clear enough. */
  label?: string
  rows?: number
  required?: boolean
  hint?: string
}

/** The same text in German and English, side by side where the window is wide enough. */
export function Pair({ of = '', de = `${of}De`, en = `${of}En`, label, ...rest }: PairProps) {
  return (
    <Columns>
      <RecordInput source={de} language="de" {...(label ? { label: `fields.${label}De` } : {})} {...rest} />
      <RecordInput source={en} language="en" {...(label ? { label: `fields.${label}En` } : {})} {...rest} />
    </Columns>
  )
}

/** Fields side by side, stacked in a narrow window. */
export function Columns({ children, count = 2 }: { children: ReactNode; count?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  )
}
