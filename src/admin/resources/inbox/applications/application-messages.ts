import { useLocale } from 'react-admin'
import german from '#messages/staff-applications.de.json' with { type: 'json' }
import english from '#messages/staff-applications.en.json' with { type: 'json' }

export function useApplicationMessages(): typeof german {
  return useLocale() === 'de' ? german : english
}
