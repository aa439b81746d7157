declare module 'virtual:built-pieces' {
  import type { Language } from '#platform/i18n/language.ts'

  /** The addresses of scripts that a page asks for by name (`scripts/built-pieces.ts`); none while pages are developed. */
  const pieces: Partial<Record<Language | 'router', string>>
  export default pieces
}
