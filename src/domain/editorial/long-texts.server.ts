import type { Language } from '#platform/i18n/language.ts'
import type { LongText, LongTextName } from './model.ts'
import { readLongText, type TextValues } from './read-long-text.server.ts'

/** Taken into the build as they stand: the site reads no file for them and may be started from any folder. */
const sources = import.meta.glob<string>('/content/*/*.md', { query: '?raw', import: 'default', eager: true })

/** The text with the values put into its `{names}`, and of its conditional lines those whose condition holds. */
export function getLongText(
  name: LongTextName,
  language: Language,
  values: TextValues,
  holds: ReadonlySet<string>,
): LongText {
  const file = `/content/${language}/${name}.md`
  const source = sources[file]
  if (source === undefined) throw new Error(`${file} is missing.`)
  return readLongText(source, values, holds)
}
