import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { FIRST_PROJECT, listKeyOf, PROJECTS_KEY } from '#domain/collection/projects.ts'
import { answered } from '../e2e/answers.ts'
import { openChromium, USER_AGENT } from './chromium.ts'
import { medianOf } from './median.ts'
import { fakePictures } from './scroll.ts'
import { seed, startSite } from './world.ts'

export const PROJECTS = 20

/** Milliseconds, medians: until the first image of the project is there, and until all 500 are. */
export type ProjectsResult = { openMs: number; switchMs: number; wholeMs: number }

type Shown = { firstMs: number; wholeMs: number }

const WINDOW = { width: 1440, height: 900 }
const API_PAGE = 100
const IMAGES = 'main ol li[data-image] img'

/** A visitor with as many projects and images as there may be opens their collection, and goes from project to project. */
export async function measureProjects(folder: string, rounds: number): Promise<ProjectsResult> {
  const dataDirectory = join(folder, 'projects')
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', PREPARE: 'no' })
  const browser = await openChromium()
  try {
    // Playwright's waiting is a text that is run, which the site's policy forbids.
    const page = await browser.newPage({ viewport: WINDOW, userAgent: USER_AGENT, bypassCSP: true })
    await fakePictures(page)
    await keepProjects(page, await listImages(site.address))
    const [opened, switched]: [Shown[], Shown[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      const name = `Project ${1 + (round % (PROJECTS - 1))}`
      opened.push(
        await timeUntilShown(page, () => page.goto(`${site.address}/en/auswahl`, { waitUntil: 'commit' })),
      )
      switched.push(await timeUntilShown(page, () => page.getByRole('link', { name }).first().click()))
    }
    return {
      openMs: medianOf(opened.map(({ firstMs }) => firstMs)),
      switchMs: medianOf(switched.map(({ firstMs }) => firstMs)),
      wholeMs: medianOf(switched.map(({ wholeMs }) => wholeMs)),
    }
  } finally {
    await browser.close()
  }
}

async function listImages(address: string): Promise<number[]> {
  const Answer = z.object({ items: z.array(z.object({ Id: z.int() })), next: z.string().nullable() })
  const ids: number[] = []
  for (let cursor: string | null = ''; cursor !== null && ids.length < 2 * MOST_COLLECTED; ) {
    const response = await fetch(
      `${address}/illusde/api/images/all?order=new&limit=${API_PAGE}${cursor && `&cursor=${cursor}`}`,
    )
    const { items, next } = Answer.parse(await response.json())
    ids.push(...items.map(({ Id }) => Id))
    cursor = next
  }
  return ids
}

/** As from earlier visits. Each project has images that the one before has not. */
async function keepProjects(page: Page, ids: readonly number[]): Promise<void> {
  const all = Array.from({ length: PROJECTS }, (_, at) => ({
    id: at === 0 ? FIRST_PROJECT : `p${at}`,
    name: at === 0 ? '' : `Project ${at}`,
    coverId: null,
  }))
  const stored: Record<string, string> = {
    consent: answered([]),
    [PROJECTS_KEY]: JSON.stringify({ currentId: FIRST_PROJECT, all }),
  }
  for (const [at, { id }] of all.entries()) {
    const from = (at * 50) % (ids.length - MOST_COLLECTED)
    stored[listKeyOf(id)] = JSON.stringify(ids.slice(from, from + MOST_COLLECTED).map((Id) => ({ Id })))
  }
  await page.addInitScript((entries) => {
    if (localStorage.projects) return
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

async function timeUntilShown(page: Page, act: () => Promise<unknown>): Promise<Shown> {
  await page.evaluate((images) => {
    for (const image of document.querySelectorAll(images)) image.setAttribute('data-former', '')
  }, IMAGES)
  const began = performance.now()
  await Promise.all([
    act(),
    page.locator(`${IMAGES}:not([data-former])`).first().waitFor({ state: 'attached' }),
  ])
  const firstMs = performance.now() - began
  await page.waitForFunction(
    ([images, count]) => document.querySelectorAll(`${images}:not([data-former])`).length >= count,
    [IMAGES, MOST_COLLECTED] as const,
  )
  return { firstMs, wholeMs: performance.now() - began }
}
