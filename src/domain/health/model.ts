export const HEALTH_STATES = ['ok', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** One thing that can be well or not. `key` names its sentence in the staff's words, `values` stand in it. */
export type HealthPart = {
  name: string
  state: HealthState
  key: string
  values: Record<string, string | number>
}

/** What the last backup left behind: `last-backup.json` in the data directory. */
export const LAST_BACKUP = 'last-backup.json'
