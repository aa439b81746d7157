/** A request passes these steps in this order; each may answer itself with the statuses named. */
export const ON_THE_SOCKET = [
  { name: 'log', answers: [] },
  { name: 'transport', answers: [] },
  { name: 'response-cache', answers: [200, 304] },
  { name: 'bodies', answers: [408, 429, 503] },
  { name: 'overload', answers: [503] },
] as const
export type SocketStep = (typeof ON_THE_SOCKET)[number]['name']

export const IN_THE_APP = [
  { name: 'request-id', answers: [] },
  { name: 'network', answers: [] },
  { name: 'finish-response', answers: [304] },
  { name: 'mining-policy', answers: [] },
  { name: 'unreadable-page', answers: [404] },
  { name: 'address', answers: [400, 414] },
  { name: 'unavailable', answers: [503] },
  { name: 'body-limit', answers: [400, 413] },
] as const
export type AppStep = (typeof IN_THE_APP)[number]['name']
