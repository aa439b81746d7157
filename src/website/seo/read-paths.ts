import type { Language } from '#platform/i18n/language.ts'

/** The addresses that a page's loader named in its head; null for a page without any. */
export function readPaths(loaded: unknown): Record<Language, string> | null {
  const paths = partOf(partOf(partOf(loaded, 'head'), 'home'), 'paths')
  const [de, en] = [partOf(paths, 'de'), partOf(paths, 'en')]
  return typeof de === 'string' && typeof en === 'string' ? { de, en } : null
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
}
