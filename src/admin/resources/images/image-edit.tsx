import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { EditPage } from '#admin/parts/form-pages.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { ArtistInput, GalleriesInput } from '#admin/parts/reference-inputs.tsx'
import { Section } from '#admin/parts/section.tsx'
import { SeeImageOnSite } from '#admin/parts/state-badge.tsx'
import { FocusInput } from './focus-input.tsx'
import { ReplaceOriginal } from './replace-original.tsx'

const INPUTS = {
  ArtistId: <ArtistInput />,
  Galleries: <GalleriesInput source="Galleries" />,
  FocusX: <FocusInput />,
  FocusY: null,
}

export function ImageEdit() {
  const isStaff = useMay('reader')
  return (
    <EditPage actions={<SeeImageOnSite />} aside={<ImageState />}>
      <Box sx={WITH_PICTURE}>
        <Box sx={{ minWidth: 0 }}>
          <RecordForm part="picture" inputs={INPUTS} />
          {isStaff && <ReplaceOriginal />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <RecordForm part="main" inputs={INPUTS} />
        </Box>
      </Box>
    </EditPage>
  )
}

function ImageState() {
  const record = useRecordContext()
  const translate = useTranslate()
  const inWords = useMoment()
  if (!record) return null
  const facts: [string, string][] = [
    ['fields.AddedAt', inWords(record.AddedAt)],
    ['fields.FileName', String(record.FileName ?? '')],
    ['images.size', translate('screens.pixels', { width: record.Width, height: record.Height })],
    ['images.variants', record.Variants ? translate('images.variants_made', record.Variants) : ''],
    ['images.vectors', translate(`images.vectors_${record.Vectors ?? 'waiting'}`)],
  ]
  return (
    <Box sx={{ width: { xs: '100%', lg: 240 }, flexShrink: 0 }}>
      <Section title="images.state">
        <Box component="dl" sx={{ margin: 0 }}>
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([name, fact]) => (
              <Box key={name} sx={{ marginBottom: 1 }}>
                <Typography component="dt" variant="caption" color="text.secondary">
                  {translate(name)}
                </Typography>
                <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {fact}
                </Typography>
              </Box>
            ))}
        </Box>
      </Section>
    </Box>
  )
}

const WITH_PICTURE = {
  display: 'grid',
  width: '100%',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
}
