import {
  type PicturePlan,
  type StoredPictures,
  storePictures,
} from '#domain/import-export/plan-picture.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Fields, Key } from '#platform/records/resource.ts'
import { getKey, isEqualValue, writeChanges, writeNew } from '#platform/records/write-records.server.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'
import { fieldsOf, type ListKind, type Names } from './list-kind.ts'
import type { Planned } from './plan-rows.server.ts'

export function togetherOf(
  needs: ImportNeeds,
  kind: ListKind,
  planned: readonly Planned[],
  names: Names,
): ImportPlan {
  const lines = planned.map(({ line }) => line)
  const write = () =>
    writeTogether(needs, picturesOf(planned), async (tx, storedPictures) => {
      await writeRows(tx, kind, planned, { names, storedPictures })
      await recordImport(tx, needs, kind.name, lines)
    })
  return { lines, write }
}

export function picturesOf(planned: readonly Planned[]): PicturePlan[] {
  return planned.flatMap(({ pictures }) => pictures.filter((plan) => plan !== null))
}

/** Files are stored first, then all records are written in one transaction. */
export async function writeTogether(
  needs: ImportNeeds,
  pictures: readonly PicturePlan[],
  write: (tx: Database, storedPictures: StoredPictures) => Promise<void>,
): Promise<void> {
  const storedPictures = await storePictures(needs, pictures)
  await runAction(needs, async (tx) => {
    await storedPictures.write(tx)
    await write(tx, storedPictures)
  })
  await storedPictures.tidy()
}

type Writing = { names: Names; storedPictures: StoredPictures; more?: (planned: Planned) => Fields }

/** `more` gives fields that no column says; the keys come back in the order of the rows. */
export async function writeRows(
  tx: Database,
  kind: ListKind,
  planned: readonly Planned[],
  { names, storedPictures, more = () => ({}) }: Writing,
): Promise<Key[]> {
  const { resource } = kind
  const keys: Key[] = []
  for (const each of planned) {
    const { line, row, existing } = each
    const fields = {
      ...fieldsOf(kind, row, names, existing),
      ...more(each),
      ...pictureIds(kind, each, storedPictures),
    }
    const isNew = line.outcome === 'new'
    if (isNew) keys.push(await writeNew(tx, resource, { ...kind.usual, ...fields }))
    else if (existing) {
      const id = getKey(resource, existing.Id)
      const changes = Object.entries(fields).filter(([field, value]) => !isEqualValue(value, existing[field]))
      if (line.outcome === 'changed')
        await writeChanges(tx, resource, { id, before: existing, changes: Object.fromEntries(changes) })
      keys.push(id)
    }
  }
  return keys
}

function pictureIds({ pictures }: ListKind, planned: Planned, storedPictures: StoredPictures): Fields {
  const ids = pictures.flatMap(({ field }, at) => {
    const plan = planned.pictures[at]
    return plan ? [[field, storedPictures.idOf(plan)]] : []
  })
  return Object.fromEntries(ids)
}
