/** The areas of the staff's API by subject, both in the order of the menu. */
export const AREA_GROUPS = [
  {
    name: 'inbox',
    areas: [
      'enquiries',
      'applications',
      'inbox',
      'letters',
      'reply-templates',
      'collections',
      'deliveries',
      'proposals',
      'own-enquiries',
    ],
  },
  {
    name: 'pictures',
    areas: ['images', 'uploads', 'pictures', 'duplicates', 'galleries', 'heroes', 'banners'],
  },
  { name: 'people', areas: ['artists', 'testimonials'] },
  { name: 'texts', areas: ['news', 'drafts'] },
  {
    name: 'site',
    areas: [
      'today',
      'find',
      'statistics',
      'unanswered-searches',
      'synonyms',
      'redirects',
      'settings',
      'configuration',
      'import',
      'export',
      'templates',
      'colleagues',
      'tokens',
      'webhooks',
      'health',
      'changes',
      'actions',
      'trash',
    ],
  },
] as const

const ORDER: readonly string[] = AREA_GROUPS.flatMap(({ areas }) => areas)

/** Each once, in that order; areas that are in no group come last, by name. */
export function sortAreas(areas: readonly string[]): string[] {
  const placeOf = (area: string) => (ORDER.includes(area) ? ORDER.indexOf(area) : ORDER.length)
  return [...new Set(areas)].sort().sort((one, other) => placeOf(one) - placeOf(other))
}

/** The group's name for the document of the API, which is in English. */
export function groupOf(area: string): string | null {
  const group = AREA_GROUPS.find(({ areas }) => (areas as readonly string[]).includes(area))
  return group ? group.name.charAt(0).toUpperCase() + group.name.slice(1) : null
}

/** Areas that are in no group come first, without a name. */
export function groupAreas(areas: readonly string[]): { name: string; areas: string[] }[] {
  const others = areas.filter((area) => !ORDER.includes(area))
  const named = AREA_GROUPS.map((group) => ({
    name: group.name,
    areas: group.areas.filter((area) => areas.includes(area)),
  }))
  return [{ name: '', areas: others }, ...named].filter((group) => group.areas.length > 0)
}
