import style from './person-name.module.css'

/** Tags stay as they are; words may be in the genitive. */
const TAG_OR_HYPHENATED = /<[^<>]*>|(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu

export function keepNamesWhole(html: string, names: readonly string[]): string {
  const parts = new Set(names.flatMap((name) => name.split(' ')).filter((part) => part.includes('-')))
  return html.replace(TAG_OR_HYPHENATED, (found) =>
    parts.has(found) || parts.has(found.replace(/s$/, ''))
      ? `<span class="${style.whole ?? ''}">${found}</span>`
      : found,
  )
}
