export const HEALTH_STATES = ['ok', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** `key` is the part's message key in the admin, with `values` as parameters. */
export type HealthPart = {
  name: string
  state: HealthState
  key: string
  values: Record<string, string | number>
}
export type Check = Omit<HealthPart, 'name'>
