import { ne } from 'drizzle-orm'
import { synonyms } from '#domain/search/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { toRule } from '#platform/fields/rules.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { englishStem, germanStem } from './inflections.ts'
import { LONGEST_PHRASE, readWords, type Term, wordsIn } from './read-words.ts'
import { SYNONYM_RECORD } from './synonym-record.ts'

export async function loadSynonyms(db: Database): Promise<Synonyms> {
  return openSynonyms(await db.select().from(synonyms))
}

const { Word, Finds } = SYNONYM_RECORD.fields

export const synonymsResource: Resource<number> = {
  ...withColumns(SYNONYM_RECORD, synonyms, {
    Word: { rule: toRule(Word.type).refine((word) => isAskable(String(word)), 'pattern') },
    Finds: { rule: toRule(Finds.type).refine((words) => areFinds(String(words)), 'pattern') },
  }),
  key: numberKey(synonyms.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Word', order: 'asc' },
  nameOf: ({ Word, Finds }) => `${Word} → ${Finds}`,
  check: checkCircle,
}

async function checkCircle(tx: Database, record: Fields, before: Fields | null): Promise<FieldErrors> {
  const others = before ? ne(synonyms.id, Number(before.Id)) : undefined
  const rows = await tx.select().from(synonyms).where(others)
  const added = { word: String(record.Word), finds: String(record.Finds) }
  return isCircle([...rows, added], added.word) ? { Finds: 'loop' } : {}
}

/** A word and what staff say that it shall find; several are separated by commas. */
export type Synonym = { word: string; finds: string }

export type Synonyms = {
  /** Returns what the term shall find besides itself, in whatever form it was typed; empty for most. */
  of: (part: Pick<Term, 'key' | 'plain'>) => readonly string[]
}

const BETWEEN_FINDS = ','
/** A longer list would list everything. */
const MOST_FINDS = 10
const MOST_REACHED = 20

/** Follows chains: a search for the first of a chain also finds the last. */
export function openSynonyms(rows: readonly Synonym[]): Synonyms {
  const direct = collect(rows)
  const byStem = new Map<string, string[]>()
  for (const key of direct.keys())
    for (const stem of stemsOf(key)) byStem.set(stem, [...(byStem.get(stem) ?? []), key])
  return {
    of: ({ key, plain }) => {
      const keys = direct.has(key) ? [key] : stemsOf(plain).flatMap((stem) => byStem.get(stem) ?? [])
      return [...new Set(keys)].flatMap((known) => reachFrom(direct, known, MOST_REACHED))
    },
  }
}

export function isCircle(rows: readonly Synonym[], word: string): boolean {
  const key = keyOf(word)
  return reachFrom(collect(rows), key).some((found) => keyOf(found) === key)
}

export function isAskable(text: string): boolean {
  return readWords(text).length > 0 && wordsIn(text).length <= LONGEST_PHRASE
}

export function areFinds(text: string): boolean {
  const finds = findsIn(text)
  return finds.length <= MOST_FINDS && finds.every(isAskable)
}

function findsIn(text: string): string[] {
  return text.split(BETWEEN_FINDS).map((word) => word.trim())
}

function keyOf(word: string): string {
  return spellingsOf(wordsIn(word).join(' ')).writtenOut
}

/** Returns stems by language: an English stem is no German one. Umlauts may be written out. */
function stemsOf(plain: string): string[] {
  return [`de ${germanStem(plain)}`, `en ${englishStem(plain)}`]
}

type Direct = ReadonlyMap<string, readonly string[]>

function collect(rows: readonly Synonym[]): Direct {
  const byKey = Map.groupBy(rows, ({ word }) => keyOf(word))
  return new Map([...byKey].map(([key, group]) => [key, group.flatMap(({ finds }) => findsIn(finds))]))
}

function reachFrom(direct: Direct, key: string, most = Number.POSITIVE_INFINITY): string[] {
  const reached = new Map<string, string>()
  const open = [...(direct.get(key) ?? [])]
  for (let word = open.shift(); word !== undefined && reached.size < most; word = open.shift()) {
    if (reached.has(keyOf(word))) continue
    reached.set(keyOf(word), word)
    open.push(...(direct.get(keyOf(word)) ?? []))
  }
  return [...reached.values()]
}
