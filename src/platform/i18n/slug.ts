import transliterate from '@sindresorhus/transliterate'

/**
 * A text as part of an address: `Möwen über Sylt!` is `moewen-ueber-sylt`, `Łukasz Żółw` is `lukasz-zolw`. Umlauts are
 * written out as in German. Empty where it has no letters or digits, or only of writing systems that have no Latin form here.
 */
export function toSlug(text: string, longest: number): string {
  return transliterate(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
}
