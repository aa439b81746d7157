import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Part = { include?: string; tags?: string[] }

/**
 * Expects that axe finds nobody shut out, on the whole page or a part of it. Frames of other sites are not looked into: no
 * page has one, and it would take a further tab each time.
 */
export async function expectAccessible(page: Page, { include, tags }: Part = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
