import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { watchComplaints, watchStrangers } from './complaints.ts'
import { watchTraffic } from './open-page.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

const SCREENS = [
  '',
  '/images',
  '/images/2001',
  '/artists',
  '/artists/1',
  '/artists/create',
  '/galleries',
  '/galleries/1',
  '/heroes',
  '/heroes/create',
  '/news',
  '/news/1',
  '/banners',
  '/banners/hero-rep',
  '/testimonials',
  '/collections',
  '/enquiries',
  '/applications',
  '/redirects',
  '/redirects/create',
  '/settings',
  '/settings/notice',
  '/changes',
]

for (const screen of SCREENS)
  test(`the staff room's ${screen || '/'} in both languages: no error, accessible, as wide as the window`, async ({
    page,
    room,
  }) => {
    const complaints = watchComplaints(page, (url) => url.endsWith('/favicon.ico'))
    const strangers = watchStrangers(page)
    const traffic = watchTraffic(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${room}${screen}`)
    for (const [width, language] of [
      [1440, 'Deutsch'],
      [390, 'English'],
    ] as const) {
      await speak(page, language)
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await traffic()
      await expectAccessible(page)
      expect(await surplusWidth(page), `at ${width}`).toBe(0)
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] })
  })

function surplusWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
