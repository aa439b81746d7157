import { Box, Typography } from '@mui/material'
import { SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { ArtistInput } from '#admin/parts/inputs/artist-input.tsx'
import { GalleriesInput } from '#admin/parts/inputs/galleries-input.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { IfWritten, RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { EditPage } from '#admin/parts/pages.tsx'
import { Section } from '#admin/parts/section.tsx'
import { SeeImageOnSite } from '#admin/parts/see-on-site.tsx'
import { ScheduleInputs } from '#admin/schedule/schedule-inputs.tsx'
import { COMMISSIONS } from '#domain/catalogue/profile/profile.ts'
import { FocusInput } from './focus-input.tsx'
import { ReplaceOriginal } from './replace-original.tsx'

const COMMISSION_CHOICES = COMMISSIONS.map((id) => ({ id, name: `images.${id}` }))

export function ImageEdit() {
  const isStaff = useMay('reader')
  return (
    <EditPage actions={<SeeImageOnSite />} aside={<ImageState />}>
      <Box sx={WITH_PICTURE}>
        <Box sx={{ minWidth: 0 }}>
          <FocusInput />
          {isStaff && <ReplaceOriginal />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Pair of="Title" />
          <Pair of="Alt" rows={3} hint="images.alt_hint" />
          <Pair of="Keywords" rows={2} hint="images.keywords_hint" />
          <Columns>
            {isStaff && <ArtistInput />}
            <IfWritten source="Galleries">
              <GalleriesInput source="Galleries" />
            </IfWritten>
          </Columns>
          <Columns>
            <RecordInput source="Rating" hint="images.rating_hint" />
            <RecordInput source="Position" />
          </Columns>
          <Columns>
            <RecordInput source="Hidden" hint="images.hidden_hint" />
            <RecordInput source="Animation" />
          </Columns>
          <ScheduleInputs />
          <Columns>
            <SelectInput source="Commission" choices={COMMISSION_CHOICES} helperText={false} />
            <RecordInput source="Client" />
          </Columns>
          <Columns>
            <RecordInput source="Year" />
            <RecordInput source="Licensable" hint="images.licensable_hint" />
          </Columns>
          <IfWritten source="EmbedCode">
            <TextInput source="EmbedCode" multiline minRows={2} helperText="images.embed_hint" />
          </IfWritten>
        </Box>
      </Box>
    </EditPage>
  )
}

/** State of the background jobs for the picture. */
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
