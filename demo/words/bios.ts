import { readFileSync } from 'node:fs'
import type { Bilingual } from './bilingual.ts'
import { PEOPLE } from './people.ts'

/** Blocks of three lines: an artist's name, then the biography in German and in English. */
const BIOS = new Map(
  readFileSync(new URL('bios.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [name = '', de = '', en = ''] = block.split('\n')
      return [name, { de, en }] as const
    }),
)
const FULL_NAMES = new Map(PEOPLE.map(([first, last]) => [first, `${first} ${last}`]))

/**
 * The biography that was written for an artist. Artists beyond those named by hand share their first name, gender and
 * town with one of them, and take that one's under their own name.
 */
export function bioOf({ first, name }: { first: string; name: string }): Bilingual {
  const written = FULL_NAMES.get(first) ?? name
  const bio = BIOS.get(written)
  if (!bio) throw new Error(`Nobody has written a biography of ${written}.`)
  return { de: bio.de.replaceAll(written, name), en: bio.en.replaceAll(written, name) }
}
