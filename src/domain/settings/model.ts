import type { Language } from '#platform/i18n/language.ts'

/**
 * What staff may say at any time: a line on top of every page, and how the agency is reached. While one is empty, there is
 * no line, and what `site.config.ts` says holds.
 */
export const SETTINGS = ['notice', 'hours', 'phone', 'mail'] as const
export type SettingName = (typeof SETTINGS)[number]

/** By name; one that nobody ever touched is not there. */
export type Settings = ReadonlyMap<string, Readonly<Record<Language, string>>>

/** Of what is the same in both languages, what was said in the other one counts too. */
export function settingInEither(settings: Settings, name: SettingName, language: Language): string {
  return settingIn(settings, name, language) || settingIn(settings, name, language === 'de' ? 'en' : 'de')
}

export function settingIn(settings: Settings, name: SettingName, language: Language): string {
  return settings.get(name)?.[language] ?? ''
}

export type Redirect = { to: string; permanent: boolean }
/** By the path that leads away, without a query. */
export type Redirects = ReadonlyMap<string, Redirect>

/** Longer chains are somebody's mistake. */
const MOST_STEPS = 20

/**
 * Every former address with its last goal, so that nobody is sent on twice. What leads in a circle leads nowhere. A chain
 * is permanent where all of its steps are.
 */
export function followRedirects(rows: readonly (Redirect & { from: string })[]): Redirects {
  const steps = new Map(rows.map((row) => [row.from, row]))
  return new Map(
    rows.flatMap((row): [string, Redirect][] => {
      let { to, permanent } = row
      for (let step = 0; step < MOST_STEPS; step++) {
        const next = steps.get(pathOf(to))
        if (!next) return [[row.from, { to, permanent }]]
        to = next.to
        permanent &&= next.permanent
      }
      return []
    }),
  )
}

/** Whether the redirects would lead in a circle with this one among them. */
export function isCircle(rows: readonly (Redirect & { from: string })[], from: string): boolean {
  return rows.some((row) => row.from === from) && !followRedirects(rows).has(from)
}

/** The path of an address of ours; an address elsewhere is no path and stays as it is. */
function pathOf(address: string): string {
  return address.startsWith('/') ? (address.split(/[?#]/)[0] ?? address) : address
}
