import { type SQL, sql } from 'drizzle-orm'
import { spellingsOf } from '#domain/search/spellings.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import type { WordPart } from './read-words.ts'

/** What the database found: which of the parts of the question something answers, as bits, and how well. */
export type WordMatch = { id: number; parts: number; rank: number }

/** From here on a word may be the beginning of another, or the end: „Kinder“ in „Kinderbuch“, „Turm“ in „Leuchtturm“. */
const SHORTEST_COMPOUND_PART = 4
/** What stands before the end of a compound is a word of its own, so „Insel“ is not found in „Pinsel“. */
const SHORTEST_FIRST_PART = 3
/** An image that is found by a likely typing error counts less than any other. */
const FUZZY_WEIGHT = 0.05
const KEYWORDS = sql`(keywords_de || ' ' || keywords_en)`

/**
 * The images whose words answer most of the parts, and the artists whose names or texts about them do, the best first.
 * Hidden images are left out; what else is not to be seen the snapshot knows.
 */
export function findByWords(
  db: Database,
  parts: readonly WordPart[],
  most: number,
): Promise<{ images: WordMatch[]; artists: WordMatch[] }> {
  return db.transaction(async (tx) => {
    // The planner prefers a sequential scan of a small table, but parsing every text is what costs.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    const queries = await stemWords(tx, parts)
    const withEnds = queries.map((query, at) => ({ ...query, end: endOfCompound(parts[at]?.typed ?? '') }))
    const images = await matchWords(tx, sql`images`, withEnds, most)
    const answered = images.reduce((bits, match) => bits | match.parts, 0)
    for (const [at, part] of parts.entries()) {
      const bit = 1 << at
      if ((answered & bit) === 0) images.push(...(await findMisspelt(tx, part, bit, most)))
    }
    return { images, artists: await matchWords(tx, sql`artists`, queries, most) }
  })
}

/** A part as the database asks for it in either language, and the end of compounds that it may be. */
type PartQuery = { german: string; english: string; end?: string | null }

/** Once for all that is asked with them: taking words back to their stems is the dearest step. */
async function stemWords(db: Database, parts: readonly WordPart[]): Promise<PartQuery[]> {
  const texts = parts.map((part) => sql`(${textQuery(part)}::text)`)
  const rows = await rowsOf(
    db,
    sql`SELECT to_tsquery('public.german_folded', words)::text AS german,
      to_tsquery('public.english_folded', words)::text AS english FROM (VALUES ${sql.join(texts, sql`, `)}) AS asked(words)`,
  )
  return rows.map(({ german, english }) => ({ german: String(german), english: String(english) }))
}

async function matchWords(
  db: Database,
  table: SQL,
  queries: readonly PartQuery[],
  most: number,
): Promise<WordMatch[]> {
  const tests = queries.map(testOf)
  const bits = tests.map(
    ({ matches }, at) => sql`CASE WHEN ${matches} THEN ${sql.raw(String(1 << at))} ELSE 0 END`,
  )
  const rows = await rowsOf(
    db,
    sql`SELECT id, parts, rank FROM (
        SELECT id, ${sql.join(bits, sql` | `)} AS parts, ${sql.join(
          tests.map(({ rank }) => rank),
          sql` + `,
        )} AS rank
        FROM ${table} WHERE NOT hidden AND (${sql.join(
          tests.map(({ matches }) => matches),
          sql` OR `,
        )})
      ) AS found
      ORDER BY bit_count(parts::bit(32)) DESC, rank DESC, id LIMIT ${most}`,
  )
  return rows.map(toMatch)
}

function testOf({ german, english, end }: PartQuery): { matches: SQL; rank: SQL } {
  const words = sql`search_de @@ ${german}::tsquery OR search_en @@ ${english}::tsquery`
  return {
    matches: end ? sql`(${words} OR ${KEYWORDS} ~* ${end})` : sql`(${words})`,
    rank: sql`greatest(ts_rank(search_de, ${german}::tsquery), ts_rank(search_en, ${english}::tsquery))`,
  }
}

/** In the language of `to_tsquery`: what was typed, whole or as a beginning, or one of its synonyms. */
function textQuery({ typed, synonyms }: WordPart): string {
  const own = spellingsToTry(typed).flatMap((word) => {
    const mayGoOn = word.length >= SHORTEST_COMPOUND_PART && !word.includes(' ')
    return mayGoOn ? [quote(word), `${quote(word)}:*`] : [quote(word)]
  })
  return [...own, ...synonyms.map(quote)].join(' | ')
}

/** Who has no umlauts writes them out; the texts have them. */
function spellingsToTry(typed: string): string[] {
  const withUmlauts = typed.replace(/[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair)
  return [...new Set([typed, withUmlauts])]
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", "''")}'`
}

function endOfCompound(typed: string): string | null {
  if (typed.length < SHORTEST_COMPOUND_PART || !/^\p{Letter}+$/u.test(typed)) return null
  return `\\w{${SHORTEST_FIRST_PART},}${typed}(e|en|er|n|s)?\\M`
}

/** By three letters at a time, whole words only: what somebody who typed this may have meant. */
async function findMisspelt(
  db: Database,
  { typed }: WordPart,
  bit: number,
  most: number,
): Promise<WordMatch[]> {
  const { plain } = spellingsOf(typed)
  if (plain.length < SHORTEST_COMPOUND_PART) return []
  const rows = await rowsOf(
    db,
    sql`SELECT id, ${sql.raw(String(bit))} AS parts, strict_word_similarity(${typed}, ${KEYWORDS}) * ${sql.raw(String(FUZZY_WEIGHT))} AS rank
      FROM images WHERE NOT hidden AND ${typed} <<% ${KEYWORDS} ORDER BY rank DESC, id LIMIT ${most}`,
  )
  return rows.map(toMatch)
}

function toMatch({ id, parts, rank }: Record<string, unknown>): WordMatch {
  return { id: Number(id), parts: Number(parts), rank: Number(rank) }
}
