import { Box, TextField, Typography } from '@mui/material'
import { useGetMany, useNotify, useRecordContext } from 'react-admin'
import { z } from 'zod'
import { useMay } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useArtistMessages } from '#admin/artists/artist-messages.ts'
import { Section } from '#admin/parts/section.tsx'
import { ChooseArtist } from '#admin/uploads/choose-destination.tsx'
import { fill } from '#platform/i18n/fill.ts'

const SHARED = ['text', 'contact', 'nothing'] as const
const Listed = z.object({ data: z.array(z.object({ ArtistId: z.number(), Shared: z.enum(SHARED) })) })

export function Shares() {
  const texts = useArtistMessages()
  const notify = useNotify()
  const mayShare = useMay('editor')
  const path = `/enquiries/${useRecordContext()?.id}/shares`
  const { data: { data: shares } = { data: [] }, refetch } = useStaffQuery(path, Listed)
  const { data: artists = [] } = useGetMany('artists', { ids: shares.map(({ ArtistId }) => ArtistId) })

  async function share(artistId: number, Shared: string): Promise<void> {
    const request = jsonRequest({ method: 'PUT', body: { Shared } })
    const response = await askStaff(`${path}/${artistId}`, z.unknown(), request)
    if (response.outcome === 'refused') notify(response.sentence, { type: 'error' })
    await refetch()
  }

  return (
    <Section title={texts.share}>
      <Typography variant="body2">{texts.share_hint}</Typography>
      <Box sx={{ display: 'grid', gap: 2, marginTop: 2 }}>
        {shares.map(({ ArtistId, Shared }) => (
          <TextField
            key={ArtistId}
            select
            size="small"
            value={Shared}
            label={fill(texts.share_of, {
              artist: String(artists.find((one) => one?.id === ArtistId)?.Name ?? ArtistId),
            })}
            onChange={({ target }) => void share(ArtistId, target.value)}
            slotProps={{ select: { native: true } }}
          >
            {SHARED.map((what) => (
              <option key={what} value={what}>
                {texts[`share_${what}`]}
              </option>
            ))}
          </TextField>
        ))}
        {mayShare && (
          <ChooseArtist
            label={texts.share_with}
            onChoose={(artistId) => artistId && void share(artistId, 'text')}
          />
        )}
      </Box>
    </Section>
  )
}
