/** Whether the address is where a form leads that was accepted: see `paths.enquirySent`. */
export function isSentIn(query: URLSearchParams): boolean {
  return query.has('gesendet')
}
