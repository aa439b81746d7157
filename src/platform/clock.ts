/** Where the time comes from. Tests bring their own. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
