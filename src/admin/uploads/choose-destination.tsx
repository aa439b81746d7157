import { Autocomplete, Box, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetOne, useTranslate } from 'react-admin'
import type { Destination } from './picture-target.ts'

type Props = { destination: Destination; onChange: (destination: Destination) => void }

/** People can scan this many; typing finds the others. */
const MOST_SHOWN = 50

export function ChooseDestination({ destination, onChange }: Props) {
  const translate = useTranslate()
  const { purpose } = destination
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <RadioGroup
        row
        aria-label={translate('uploads.purpose')}
        value={purpose}
        onChange={(_, value) => onChange({ ...destination, purpose: value === 'file' ? 'file' : 'image' })}
      >
        <FormControlLabel value="image" control={<Radio />} label={translate('uploads.purpose_image')} />
        <FormControlLabel value="file" control={<Radio />} label={translate('uploads.purpose_file')} />
      </RadioGroup>
      {purpose === 'image' && (
        <ChooseArtist
          chosen={destination.artistId}
          onChoose={(artistId) => onChange({ purpose, artistId })}
        />
      )}
    </Box>
  )
}

type ChooseArtistProps = {
  /** Without it the input itself remembers who was chosen. */
  chosen?: number | null
  onChoose: (artistId: number | null) => void
  label?: string
  error?: string
}

export function ChooseArtist({ chosen, onChoose, label, error = '' }: ChooseArtistProps) {
  const translate = useTranslate()
  const [query, setQuery] = useState('')
  const { data = [], isPending } = useGetList('artists', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'SortName', order: 'ASC' },
    filter: query ? { q: query } : {},
  })
  const { data: artist = null } = useGetOne('artists', { id: chosen ?? 0 }, { enabled: Boolean(chosen) })
  return (
    <Autocomplete
      {...(chosen === undefined ? {} : { value: chosen === null ? null : artist })}
      options={data}
      loading={isPending}
      getOptionLabel={(artist) => String(artist.Name)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(artists) => artists}
      onInputChange={(_, value, reason) => reason === 'input' && setQuery(value)}
      onChange={(_, artist) => onChoose(artist ? Number(artist.id) : null)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label ?? translate('uploads.artist')}
          error={error !== ''}
          helperText={error}
        />
      )}
    />
  )
}
