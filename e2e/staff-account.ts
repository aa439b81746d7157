import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { type APIResponse, type BrowserContext, expect, type Page } from '@playwright/test'
import { askRunningSite, socketIn } from '#domain/staff/command-socket.server.ts'
import { AUTH_PATH } from '#domain/staff/staff-model.ts'
import german from '#messages/staff-account.de.json' with { type: 'json' }
import english from '#messages/staff-account.en.json' with { type: 'json' }
import { BROWSER_DATA } from './site-under-test.ts'

export const STAFF_PASSWORD = 'Kranich-Ofen-Kreide-7'
const NAME = 'Frieda Probe'

type PlainKey = {
  [Key in keyof typeof german]: (typeof german)[Key] extends string ? Key : never
}[keyof typeof german]

/** Label of a control of the account pages, in either language. */
export function called(key: PlainKey): RegExp {
  const escaped = [german[key], english[key]].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^(?:${escaped.join('|')})$`)
}

/** Creates an account through the running site's command socket. Returns its one-time link. */
async function makeAccount(): Promise<{ email: string; link: string }> {
  const email = `frieda-${randomUUID()}@example.com`
  const command = { action: 'add', email, name: NAME } as const
  const reply = await askRunningSite(socketIn(resolve(BROWSER_DATA)), command)
  if (!reply?.done) throw new Error(`There is no account: ${reply?.text ?? 'no site listens'}`)
  return { email, link: reply.text.split('\n').at(-1) ?? '' }
}

/** Signs a new account in by calls alone, where no test looks at the pages for that. */
export async function signInByCall(context: BrowserContext): Promise<{ email: string; room: string }> {
  const { email, link } = await makeAccount()
  return { email, room: await signInByLink(context, { email, link }) }
}

/** Signs in somebody who was invited. Returns the address of the admin. */
export async function signInByLink(
  context: BrowserContext,
  { email, link }: { email: string; link: string },
): Promise<string> {
  const { origin, hash } = new URL(link)
  const call = async (path: string, data: object): Promise<APIResponse> => {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    const answer = await context.request.post(`${origin}${AUTH_PATH}${path}`, { data, headers })
    expect(answer.ok()).toBe(true)
    return answer
  }
  await call('/welcome', { token: hash.slice(1), password: STAFF_PASSWORD, name: NAME })
  await call('/sign-in/email', { email, password: STAFF_PASSWORD })
  return `${origin}/admin`
}

/** From the one-time link to the first screen after sign-in. Returns the address of the admin. */
export async function signInFirst(page: Page): Promise<{ email: string; room: string }> {
  const { email, link } = await makeAccount()
  await page.goto(link)
  await page.getByLabel(called('password_new')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('welcome_submit') }).click()
  await page.getByRole('button', { name: /^(?:Später|Later)$/ }).click()
  await page.waitForURL((url) => !/welcome|login/.test(url.pathname))
  return { email, room: `${new URL(link).origin}/admin` }
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(called('sign_in_email')).fill(email)
  await page.getByLabel(called('sign_in_password')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('sign_in_submit') }).click()
}
