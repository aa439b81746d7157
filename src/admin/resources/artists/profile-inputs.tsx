import { Typography } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { Section } from '#admin/parts/section.tsx'
import { ARTIST_RECORD } from '#domain/catalogue/editing/records.ts'
import { AVAILABILITY_LASTS_DAYS } from '#domain/catalogue/profile/availability.ts'
import { SERVICES } from '#domain/catalogue/profile/profile.ts'
import { SERVICE_NAMES } from '#domain/catalogue/profile/service-names.ts'
import { nameSpokenLanguage, SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({
  id: zone,
  name: zone.replaceAll('_', ' '),
}))

const LASTING = { days: AVAILABILITY_LASTS_DAYS }

/** What a buyer asks first about the artist. */
export function ProfileInputs() {
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  const services = SERVICES.map((id) => ({ id, name: SERVICE_NAMES[id][language] }))
  const languages = SPOKEN_LANGUAGES.map((id) => ({ id, name: nameSpokenLanguage(id, language) }))
  return (
    <Section title="artists.profile">
      <Columns>
        <DateInput source="AvailableFrom" helperText={translate('artists.available_hint', LASTING)} />
        <Confirmation />
      </Columns>
      <Columns>
        <NumberInput
          source="LeadTimeWeeks"
          min={1}
          max={ARTIST_RECORD.fields.LeadTimeWeeks.is.largest}
          step={1}
          helperText={false}
        />
        <AutocompleteInput
          source="TimeZone"
          choices={ZONES}
          parse={orEmpty}
          translateChoice={false}
          helperText={false}
        />
      </Columns>
      <Columns>
        <AutocompleteArrayInput
          source="Languages"
          choices={languages.sort((one, other) => one.name.localeCompare(other.name, language))}
          translateChoice={false}
          helperText={false}
        />
        <AutocompleteArrayInput
          source="Services"
          choices={services}
          translateChoice={false}
          helperText={false}
        />
      </Columns>
      <Columns count={3}>
        <KeywordsInput source="Clients" rows={4} hint="artists.one_a_line" />
        <KeywordsInput source="Books" rows={4} hint="artists.one_a_line" />
        <KeywordsInput source="Awards" rows={4} hint="artists.one_a_line" />
      </Columns>
    </Section>
  )
}

/** Staff say that the day still holds; a new day needs no saying. */
function Confirmation() {
  const record = useRecordContext()
  const translate = useTranslate()
  const inWords = useMoment()
  if (!record?.AvailableFrom) return null
  const when = inWords(record.AvailabilityConfirmedAt)
  return (
    <div>
      <BooleanInput source="ConfirmAvailability" helperText={translate('artists.confirm_hint', LASTING)} />
      {when && (
        <Typography variant="caption" color="text.secondary">
          {translate('artists.confirmed', { when })}
        </Typography>
      )}
    </div>
  )
}

function orEmpty(zone: string | null): string {
  return zone ?? ''
}
