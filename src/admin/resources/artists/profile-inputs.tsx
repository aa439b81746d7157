import { Typography } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useSection } from '#admin/parts/inputs/described-records.ts'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { Section } from '#admin/parts/section.tsx'
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
        <RecordInput source="AvailableFrom" hint={translate('artists.available_hint', LASTING)} />
        <Confirmation />
      </Columns>
      <Columns>
        <RecordInput source="LeadTimeWeeks" />
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
        {useSection('profile').map((source) => (
          <RecordInput key={source} source={source} />
        ))}
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
