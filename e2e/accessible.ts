import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type Part = { include?: string; exclude?: string; tags?: string[] }

/** Style sheets are not fetched again: the one rule that reads them is experimental, and not among those that are run. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }

/** Expects no accessibility violations by axe, on the whole page or a part of it. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await findViolations(page, part)).toEqual([])
}

/**
 * axe's violations: each rule with the elements that break it. Frames of other sites are not checked: no page has
 * one, and it would need a further tab each time.
 */
export async function findViolations(page: Page, { include, exclude, tags }: Part = {}): Promise<string[]> {
  // What nobody has scrolled to is not laid out yet; it is checked as well.
  await page.evaluate(() => document.documentElement.setAttribute('data-drawn', ''))
  const axe = new AxeBuilder({ page }).setLegacyMode().options(ONLY_VIOLATIONS)
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
