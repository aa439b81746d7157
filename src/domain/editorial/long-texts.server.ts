import type { Language } from '#platform/i18n/language.ts'
import type { LongText, LongTextName } from './editorial-model.ts'
import { readLongText, type TextValues } from './read-long-text.server.ts'

/** The build bundles them, so that the site can be started from any folder. */
const sources = import.meta.glob<string>('/content/*/*.md', { query: '?raw', import: 'default', eager: true })

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
