import type { Language } from '#platform/i18n/language.ts'

/**
 * The addresses of scripts that a page asks for by name. The build writes them here (`scripts/built-pieces.ts`); there are none while
 * pages are developed.
 */
export const BUILT_PIECES: Partial<Record<Language | 'router', string>> = {}
