import type { StorableCheck } from '#domain/imaging/decoding/decoder.server.ts'
import { explainRefusal } from '#domain/imaging/originals/explain-refusal.ts'
import {
  contentVersionOf,
  type GoodOriginal,
  type OriginalFacts,
  removeFormerVariants,
  storeOriginal,
} from '#domain/imaging/originals/store-original.server.ts'
import {
  addPictures,
  changeOriginal,
  type NewPicture,
  type PictureRow,
  reservePictureIds,
} from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { exportedName } from './picture-names.ts'

/** Missing values stay as they are. */
type PictureMarks = Partial<{ fileName: string; focusX: number; focusY: number }>

type Wanted = {
  /** Undefined when the list has no such column, or the cell is empty. */
  cell: string | undefined
  id: number | undefined
  marks: PictureMarks
  current: PictureRow | null
  withId: PictureRow | null
}

export type PicturePlan = {
  problem: string | null
  changed: boolean
  current: PictureRow | null
  existing: PictureRow | null
  id: number | null
  newFile: NewFile | null
  marks: PictureMarks
}

export function toMarks(
  fileName: string | undefined,
  focusX: number | undefined,
  focusY: number | undefined,
): PictureMarks {
  return {
    ...(fileName === undefined ? {} : { fileName }),
    ...(focusX === undefined ? {} : { focusX }),
    ...(focusY === undefined ? {} : { focusY }),
  }
}

/** Pictures that another record shows are never changed. */
export async function planPicture(source: PictureSource, wanted: Wanted): Promise<PicturePlan> {
  const { cell, id, marks, current, withId } = wanted
  const existing = id === undefined ? current : withId
  const isOurs = existing === null || existing.id === current?.id
  const plan = {
    problem: null,
    newFile: null,
    current,
    existing,
    marks,
    id: id ?? current?.id ?? null,
    changed: existing?.id !== current?.id || isMarkedOtherwise(existing, marks),
  }
  if (hasHalfFocus(existing, marks)) return { ...plan, problem: 'half-focus' }
  if (!isOurs && isMarkedOtherwise(existing, marks)) return { ...plan, problem: 'taken' }
  if (cell === undefined) return existing ? plan : { ...plan, problem: 'required' }
  const resolved = await resolvePicture(source, cell, existing)
  if (resolved === 'same') return plan
  if ('problem' in resolved) return { ...plan, problem: resolved.problem }
  if (!isOurs) return { ...plan, problem: 'taken' }
  return { ...plan, newFile: resolved.picture, changed: true }
}

export function isMarkedOtherwise(existing: PictureRow | null, marks: PictureMarks): boolean {
  if (!existing) return false
  const { fileName = existing.fileName, focusX = existing.focusX, focusY = existing.focusY } = marks
  return fileName !== existing.fileName || focusX !== existing.focusX || focusY !== existing.focusY
}

function hasHalfFocus(existing: PictureRow | null, marks: PictureMarks): boolean {
  const { focusX = existing?.focusX ?? null, focusY = existing?.focusY ?? null } = marks
  return (focusX === null) !== (focusY === null)
}

export type StoredPictures = {
  idOf: (plan: PicturePlan) => number
  write: (tx: Database) => Promise<void>
  /** Removes the variants of the former originals, after all is written. */
  tidy: () => Promise<void>
}

type PlanPictureNeeds = { db: Database; files: FileStore; source: PictureSource }

/** Stores the files of plans without problems. No row refers to them before `write`. */
export async function storePictures(
  needs: PlanPictureNeeds,
  plans: readonly PicturePlan[],
): Promise<StoredPictures> {
  const { db, files, source } = needs
  const reserved = await reservePictureIds(db, plans.filter(({ id }) => id === null).length)
  const ids = new Map(plans.map((plan) => [plan, plan.id ?? reserved.pop() ?? 0]))
  const idOf = (plan: PicturePlan) => ids.get(plan) ?? 0
  const added: NewPicture[] = []
  const changed: { id: number; facts: Partial<NewPicture> }[] = []
  const former: PictureRow[] = []
  for (const plan of plans) {
    const { newFile, existing, marks } = plan
    const id = idOf(plan)
    const facts = newFile && (await toPictureRow(source, { db, files }, id, newFile))
    if (facts && existing) {
      former.push(existing)
      changed.push({ id, facts: { ...facts, fileName: existing.fileName, ...marks } })
    } else if (facts) added.push({ ...facts, ...marks })
    else if (isMarkedOtherwise(existing, marks)) changed.push({ id, facts: marks })
  }
  return {
    idOf,
    write: async (tx) => {
      await addPictures(tx, added)
      for (const { id, facts } of changed) await changeOriginal(tx, id, facts)
    },
    tidy: async () => {
      for (const row of former) await removeFormerVariants(files, row)
    },
  }
}

export type PictureSource = {
  /** Returns the bytes as they may be stored, or null when there is no such file. `isPictureName` allows the name. */
  readPicture: (name: string) => Promise<Uint8Array | null>
  /** Rejects when it cannot be decided now whether the bytes may become an original. */
  checkPicture: (bytes: Uint8Array) => Promise<StorableCheck>
}

type NewFile = { contentVersion: string; name: string; check: GoodOriginal }

type Resolved = { picture: NewFile } | { problem: string }

/** A stored file is not decoded again and need not be sent; no bytes are kept, as there may be thousands of files. */
async function resolvePicture(
  source: PictureSource,
  cell: string,
  existing: Pick<PictureRow, 'id' | 'originalKey' | 'contentVersion'> | null,
): Promise<Resolved | 'same'> {
  const bytes = await source.readPicture(cell)
  if (!bytes) return existing && cell === exportedName(existing) ? 'same' : { problem: 'missing' }
  const contentVersion = contentVersionOf(bytes)
  if (existing?.contentVersion === contentVersion) return 'same'
  const check = await source.checkPicture(bytes)
  if (check.outcome === 'refused') return { problem: explainRefusal(check.reason, bytes) }
  return { picture: { contentVersion, name: cell, check } }
}

/** Throws when the file is not there any more, or is another one by now. */
async function toPictureRow(
  source: PictureSource,
  storing: { db: Database; files: FileStore },
  id: number,
  newFile: NewFile,
): Promise<OriginalFacts & { id: number }> {
  const bytes = await source.readPicture(newFile.name)
  if (!bytes || contentVersionOf(bytes) !== newFile.contentVersion)
    throw new Error(`The picture ${newFile.name} was changed while it was read.`)
  return { ...(await storeOriginal(storing, id, bytes, newFile.check)), id }
}
