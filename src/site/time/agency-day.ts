import { toLocalTime } from '#platform/i18n/time-zone.ts'
import { site } from '#site/public-site.ts'

/** `2026-11-07`, as the agency calls the day. */
export function agencyDay(moment: Date): string {
  return toLocalTime(moment, site.timeZone).slice(0, '2026-11-07'.length)
}
