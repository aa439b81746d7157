import { ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { toRule } from '#platform/fields/rules.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { SYNONYM_RECORD } from './record.ts'
import { areFinds, isAskable, isCircle, openSynonyms, type Synonyms } from './synonym-model.ts'
import { synonyms } from './tables.server.ts'

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
