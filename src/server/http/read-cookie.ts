import { parse } from 'hono/utils/cookie'

/** Empty where there is none. */
export function readCookie(cookies: string, name: string): string {
  return parse(cookies, name)[name] ?? ''
}
