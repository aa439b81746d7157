import { expect, test } from 'vitest'
import { addressOf, MENU } from '#admin/layout/menu-groups.ts'
import { AREA_GROUPS, sortAreas } from '#domain/staff/areas.ts'

/** One page for two areas, and one that shows news. */
const WITHOUT_AREA = ['transfer', 'calendar']

test('areas of tokens and of the API stand in the groups and the order of the menu', () => {
  const menu = MENU.map(({ name, entries }) => ({
    name: name.replace('menu.', ''),
    areas: entries.map((entry) => addressOf(entry).slice(1)).filter((area) => !WITHOUT_AREA.includes(area)),
  }))
  const inMenu = new Set(menu.flatMap(({ areas }) => areas))
  const groups = AREA_GROUPS.map(({ name, areas }) => ({
    name,
    areas: areas.filter((area) => inMenu.has(area)),
  }))
  expect(groups).toEqual(menu)
})

test('an area that is in no group comes last', () => {
  expect(sortAreas(['search', 'news', 'collection', 'images', 'news'])).toEqual([
    'images',
    'news',
    'collection',
    'search',
  ])
})
