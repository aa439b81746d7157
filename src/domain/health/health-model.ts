export const HEALTH_STATES = ['ok', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** The health of one part. `key` is its message key in the admin, with `values` as parameters. */
export type HealthPart = {
  name: string
  state: HealthState
  key: string
  values: Record<string, string | number>
}
export type Check = Omit<HealthPart, 'name'>
