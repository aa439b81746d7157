/** The pages that are measured, in English so that their controls can be found by name. */
export const PAGES = {
  home: '/en',
  portfolio: '/en/illustrator/deniz-aksungur',
  gallery: '/en/essen-und-trinken',
  search: '/en/image-search?q=cat',
  news: '/en/news',
} as const
export type PageName = keyof typeof PAGES
export const PAGE_NAMES = ['home', 'portfolio', 'gallery', 'search', 'news'] as const satisfies PageName[]

/** Controls by their accessible names. */
export const CONTROLS = {
  menu: '[aria-label="Menu"]:is(button, summary, a)',
  search: '[aria-label="Open search"]',
  tile: 'main [data-image] a[aria-label^="Enlarge image"]',
  plus: 'main [data-image] [aria-label^="Add to collection"]',
  language: 'a[hreflang="de"][aria-label^="Deutsch"]',
} as const
export type Control = keyof typeof CONTROLS
const CONTROL_NAMES = ['menu', 'search', 'tile', 'plus', 'language'] as const satisfies Control[]

/** Milliseconds after the first paint. The two that have a target come twice as often. */
const MOMENTS_IN_TURN = [500, 1_000, 2_000, 500, 1_000, 4_000]
export const MOMENTS = [...new Set(MOMENTS_IN_TURN)]

/** Works are below the first window of the home page; somebody who follows a link to them sees them at once. */
const WORKS = '#works'

export type PlannedTap = { page: PageName; address: string; control: Control; momentMs: number }

/**
 * The taps of a round: each control once on each page that has it, at one of the moments. Six rounds bring them all together.
 */
export function planRound(round: number): PlannedTap[] {
  const pairs = PAGE_NAMES.flatMap((page) =>
    CONTROL_NAMES.filter((control) => isOn(page, control)).map((control) => ({ page, control })),
  )
  return pairs.map(({ page, control }, at) => ({
    page,
    control,
    address: `${PAGES[page]}${page === 'home' && isOfTile(control) ? WORKS : ''}`,
    momentMs: MOMENTS_IN_TURN[(at + round) % MOMENTS_IN_TURN.length] ?? Number.NaN,
  }))
}

function isOn(page: PageName, control: Control): boolean {
  return page !== 'news' || !isOfTile(control)
}

function isOfTile(control: Control): boolean {
  return control === 'tile' || control === 'plus'
}
