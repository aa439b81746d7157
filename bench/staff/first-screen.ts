import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { FRIEDA, PASSWORD } from '#tests/staff-visitor.ts'
import { USER_AGENT } from '../chromium.ts'

const SHOWN = 25
const ROUNDS = 7
const WINDOW: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, userAgent: USER_AGENT }
/** The first visit makes the small pictures. */
const MADE_WITHIN_MS = 120_000

/** Milliseconds from opening the list of pictures to its first 25 pictures, each time in a browser without a cache. */
export async function timeFirstScreen(browser: Browser, address: string): Promise<number[]> {
  const signingIn = await browser.newContext(WINDOW)
  const page = await signingIn.newPage()
  await signIn(page, address)
  await timePictures(page, address)
  const storageState = await signingIn.storageState()
  await signingIn.close()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ ...WINDOW, storageState })
    times.push(await timePictures(await context.newPage(), address))
    await context.close()
  }
  return times
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/login`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      const address = '/illusde/api/auth/sign-in/email'
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { email: FRIEDA.email, password: PASSWORD },
  )
  if (status !== 200) throw new Error(`Nobody could sign in: ${status}`)
}

/** Up to the frame after the last of the pictures is decoded. */
async function timePictures(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/admin/images`, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    (count) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main li img')]
      const there = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      return there.length >= count && performance.now()
    },
    SHOWN,
    { polling: 'raf', timeout: MADE_WITHIN_MS },
  )
  return Number(await shown.jsonValue())
}
