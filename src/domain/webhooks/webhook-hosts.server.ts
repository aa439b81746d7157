import { ANY_ADDRESS, type Guard, PUBLIC_WEB } from '#platform/http/fetch-guarded.server.ts'

/** They may go to public https addresses, and anywhere on hosts that the operator named. */
export type WebhookHosts = { isAllowed: (url: URL) => boolean; guardOf: (url: URL) => Guard }

export function openWebhookHosts(named: readonly string[]): WebhookHosts {
  const isNamed = ({ hostname }: URL) => named.includes(hostname)
  return {
    isAllowed: (url) =>
      !url.username &&
      !url.password &&
      (url.protocol === 'https:' || (url.protocol === 'http:' && isNamed(url))),
    guardOf: (url) => (isNamed(url) ? ANY_ADDRESS : PUBLIC_WEB),
  }
}
