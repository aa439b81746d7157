import type { Language } from '#platform/i18n/language.ts'
import type { Service } from './profile.ts'

/** As pages show them, staff choose them and the search finds them. */
export const SERVICE_NAMES: Record<Service, Record<Language, string>> = {
  'on-site': { de: 'Zeichnen vor Ort', en: 'Drawing on site' },
  'live-drawing': { de: 'Live-Zeichnen', en: 'Live drawing' },
  animation: { de: 'Animation', en: 'Animation' },
}
