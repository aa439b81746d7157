import { openPreview, type Preview } from '#domain/drafts/open-preview.server.ts'
import type { Picture } from '#domain/imaging/model.ts'
import type { Services } from '#src/services.server.ts'

/** A page asks for all of its pictures at once; a link that was revoked shows none soon after. */
const PICTURES_KNOWN_MS = 10_000
/** More pages are not being loaded at the same time. */
const MOST_KNOWN = 100

export type Previews = {
  /** What the secret opens now; null when it opens nothing. */
  open: (secret: string) => Promise<Preview | null>
  /** Its pictures, as the page that asks for them was read with them a moment ago. */
  picturesOf: (secret: string) => Promise<readonly Picture[] | null>
}
export type PreviewNeeds = Pick<Services, 'database' | 'clock' | 'readModel' | 'adminRecords'>

/** Previews by their secrets. Of each the pictures are known for a moment, so that it is read once for all of them. */
export function openPreviews({ database, clock, readModel, adminRecords }: PreviewNeeds): Previews {
  const known = new Map<string, { at: number; pictures: Promise<readonly Picture[] | null> }>()
  const needs = { db: database.db, clock, content: readModel.current, records: adminRecords }
  function open(secret: string): Promise<Preview | null> {
    const preview = openPreview(needs, secret)
    known.delete(secret)
    for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size + 1 - MOST_KNOWN)))
      known.delete(oldest)
    // Not the content: it would keep a snapshot that is over.
    const pictures = preview.then((opened) => opened?.pictures ?? null)
    known.set(secret, { at: clock.now().getTime(), pictures })
    // What failed is tried anew.
    pictures.catch(() => known.delete(secret))
    return preview
  }
  return {
    open,
    picturesOf: async (secret) => {
      const former = known.get(secret)
      const isKnown = former && clock.now().getTime() - former.at < PICTURES_KNOWN_MS
      return isKnown ? former.pictures : ((await open(secret))?.pictures ?? null)
    },
  }
}
