import { Typography } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useLanguage } from '#admin/messages/use-language.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import type { OwnInputs } from '#admin/parts/record-form.tsx'
import { SERVICE_NAMES } from '#domain/catalogue/profile/describe-profile.ts'
import { AVAILABILITY_LASTS_DAYS, SERVICES } from '#domain/catalogue/profile/profile.ts'
import { nameSpokenLanguage, SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import type { Language } from '#platform/i18n/language.ts'

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({
  id: zone,
  name: zone.replaceAll('_', ' '),
}))

const LASTING = { days: AVAILABILITY_LASTS_DAYS }

const nameLanguages = (language: Language) =>
  SPOKEN_LANGUAGES.map((id) => ({ id, name: nameSpokenLanguage(id, language) })).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  )
const nameServices = (language: Language) => SERVICES.map((id) => ({ id, name: SERVICE_NAMES[id][language] }))

type SomeProps = { source: string; name: (language: Language) => { id: string; name: string }[] }

function Some({ source, name }: SomeProps) {
  const [language] = useLanguage()
  return (
    <AutocompleteArrayInput
      source={source}
      choices={name(language)}
      translateChoice={false}
      helperText={false}
    />
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

export const PROFILE_INPUTS: OwnInputs = {
  ConfirmAvailability: <Confirmation />,
  TimeZone: (
    <AutocompleteInput
      source="TimeZone"
      choices={ZONES}
      parse={orEmpty}
      translateChoice={false}
      helperText={false}
    />
  ),
  Languages: <Some source="Languages" name={nameLanguages} />,
  Services: <Some source="Services" name={nameServices} />,
}
