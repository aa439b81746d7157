import { parseCookies } from 'better-call'

/** Empty where there is none. */
export function readCookie(cookies: string, name: string): string {
  return parseCookies(cookies).get(name) ?? ''
}
