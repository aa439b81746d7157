import {
  addPictures,
  changeOriginal,
  type NewPicture,
  type PictureRow,
  reservePictureIds,
  toPicture,
} from '#agency/imaging/pictures.server.ts'
import { removeFormerOriginal } from '#agency/imaging/store-original.server.ts'
import type { Database } from '#base/database/database.ts'
import type { FileStore } from '#base/files/file-store.ts'
import {
  type GivenPicture,
  type PictureSource,
  resolvePicture,
  toPictureRow,
} from './resolve-picture.server.ts'

type Wanted = {
  /** What the cell says; undefined where the list has no such column, or the cell is empty. */
  cell: string | undefined
  /** The id that the picture is to have. */
  id: number | undefined
  /** The name in its address; undefined leaves it as it is. */
  fileName?: string | undefined
  /** What the record shows now. */
  current: PictureRow | null
  /** The picture that has the id now, whoever shows it. */
  withId: PictureRow | null
}

export type PicturePlan = {
  problem: string | null
  changed: boolean
  existing: PictureRow | null
  id: number | null
  given: GivenPicture | null
  fileName: string | undefined
}

/** What becomes of a picture that a row names. Pictures that somebody else shows are never changed. */
export async function planPicture(source: PictureSource, wanted: Wanted): Promise<PicturePlan> {
  const { cell, id, fileName, current, withId } = wanted
  const existing = id === undefined ? current : withId
  const isOurs = existing === null || existing.id === current?.id
  const plan = {
    ...{ problem: null, given: null, existing, fileName, id: id ?? current?.id ?? null },
    changed: existing?.id !== current?.id || (fileName !== undefined && existing?.fileName !== fileName),
  }
  if (cell === undefined) return existing ? plan : { ...plan, problem: 'required' }
  const resolved = await resolvePicture(source, cell, existing)
  if (resolved === 'same') return plan
  if ('problem' in resolved) return { ...plan, problem: resolved.problem }
  if (!isOurs) return { ...plan, problem: 'taken' }
  return { ...plan, given: resolved.picture, changed: true }
}

export type KeptPictures = {
  /** Of each plan, in their order. */
  ids: number[]
  write: (tx: Database) => Promise<void>
  /** When all is written: takes away what the former originals left. */
  tidy: () => Promise<void>
}

type Needs = { db: Database; files: FileStore; source: PictureSource }

/** Stores the files of plans without problems. Nothing refers to them before `write`. */
export async function keepPictures(needs: Needs, plans: readonly PicturePlan[]): Promise<KeptPictures> {
  const { db, files, source } = needs
  const reserved = await reservePictureIds(db, plans.filter(({ id }) => id === null).length)
  const ids = plans.map(({ id }) => id ?? reserved.pop() ?? 0)
  const added: NewPicture[] = []
  const changed: (NewPicture & { id: number })[] = []
  const former: PictureRow[] = []
  for (const [at, { given, existing, fileName }] of plans.entries()) {
    const id = ids[at] ?? 0
    const named = fileName === undefined ? {} : { fileName }
    if (given) {
      const row = { ...(await toPictureRow(source, { db, files }, id, given)), ...named }
      if (existing) former.push(existing)
      if (existing) changed.push({ ...row, fileName: fileName ?? existing.fileName })
      else added.push(row)
    } else if (existing && fileName !== undefined && existing.fileName !== fileName) {
      changed.push({ ...existing, fileName })
    }
  }
  return {
    ids,
    write: async (tx) => {
      await addPictures(tx, added)
      for (const { id, ...facts } of changed) await changeOriginal(tx, id, facts)
    },
    tidy: async () => {
      for (const row of former) await removeFormerOriginal(files, toPicture(row, UNUSED))
    },
  }
}

/** How a picture is used does not matter for taking it away. */
const UNUSED = {
  watermarked: false,
  phonePictureId: null,
  credit: { title: '', creator: null, page: '/' },
}
