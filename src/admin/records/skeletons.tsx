import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'

/** A page of the grid has this many tiles, and a form shows this many fields before anybody scrolls. */
const TILES = 24
const FIELDS = 8
const FIELD_HEIGHT_PX = 56

export function GridSkeleton() {
  return (
    <>
      {Array.from({ length: TILES }, (_, at) => at).map((at) => (
        <Box component="li" key={at} aria-hidden sx={{ minWidth: 0 }}>
          <Skeleton variant="rectangular" animation={false} sx={{ height: 'auto', aspectRatio: '1' }} />
          <Skeleton animation={false} width="80%" />
          <Skeleton animation={false} width="50%" />
        </Box>
      ))}
    </>
  )
}

export function FormSkeleton() {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={FORM}>
      {Array.from({ length: FIELDS }, (_, at) => at).map((at) => (
        <Box key={at} aria-hidden>
          <Skeleton animation={false} width="30%" />
          <Skeleton variant="rounded" animation={false} height={FIELD_HEIGHT_PX - 18} />
        </Box>
      ))}
    </Box>
  )
}

const FORM = {
  display: 'grid',
  gap: 2,
  padding: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
