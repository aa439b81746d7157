import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { account as german } from '#website/admin/words/de/account.ts'
import { account as english } from '#website/admin/words/en/account.ts'
import { BROWSER_DATA } from './site-under-test.ts'

export const STAFF_PASSWORD = 'Kranich-Ofen-Kreide-7'

type PlainWord = {
  [Key in keyof typeof german]: (typeof german)[Key] extends string ? Key : never
}[keyof typeof german]

/** What a control of the account is called, in whichever language the staff room speaks. */
export function called(key: PlainWord): RegExp {
  const escaped = [german[key], english[key]].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^(?:${escaped.join('|')})$`)
}

/** Makes an account as a person at the machine does, while the site runs. Answers its one-time link. */
async function makeAccount(): Promise<{ email: string; link: string }> {
  const email = `frieda-${randomUUID()}@example.com`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/tools/ops/staff.ts', 'add', email, 'Frieda Probe'],
    { env: { ...process.env, DATA_DIR: BROWSER_DATA } },
  )
  const link = stdout.trim().split('\n').at(-1) ?? ''
  return { email, link }
}

/** From the link to the first screen behind the door. Answers where the staff room is. */
export async function signInFirst(page: Page): Promise<{ email: string; room: string }> {
  const { email, link } = await makeAccount()
  await page.goto(link)
  await page.getByLabel(called('password_new')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('welcome_submit') }).click()
  await signIn(page)
  await page.waitForURL((url) => !/welcome|login/.test(url.pathname))
  return { email, room: `${new URL(link).origin}/admin` }
}

/** The address stands there already after a password was set. */
export async function signIn(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel(called('sign_in_email')).fill(email)
  await page.getByLabel(called('sign_in_password')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('sign_in_submit') }).click()
}
