import type { ImportWatch } from '#domain/import-export/import-lists.server.ts'
import type { PictureSource } from '#domain/import-export/plan-picture.server.ts'
import type { OnProgress } from '#platform/command-line/progress.ts'

const MEGABYTE = 1024 * 1024

export function watchImport(
  source: PictureSource,
  onProgress: OnProgress,
): { watch: ImportWatch; source: PictureSource } {
  const read = new Set<string>()
  let [handled, rows, pictures, bytes] = [0, 0, 0, 0]

  function report(): void {
    const parts = [`${handled} of ${rows} rows`]
    if (pictures > 0)
      parts.push(`${read.size} of ${pictures} pictures`, `${Math.round(bytes / MEGABYTE)} MB read`)
    // Nearly all of the time goes into pictures, if there are any.
    onProgress(parts.join(', '), pictures > 0 ? read.size / pictures : handled / Math.max(1, rows))
  }

  return {
    watch: {
      signal: new AbortController().signal,
      onStart: (all) => {
        rows = all.rows
        pictures = all.pictures
      },
      onProgress: (progress) => {
        handled = progress.handled
        report()
      },
    },
    source: {
      ...source,
      readPicture: async (name) => {
        const picture = await source.readPicture(name)
        // The same one may be read again.
        if (!read.has(name)) bytes += picture?.length ?? 0
        read.add(name)
        report()
        return picture
      },
    },
  }
}
