/** PostgreSQL takes 65,535 parameters in a statement; our widest table has 20 columns. */
const ROWS_AT_ONCE = 500

/** Calls `work` with one batch after the other and returns all results in order. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  work: (batch: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    results.push(...(await work(rows.slice(start, start + ROWS_AT_ONCE))))
  }
  return results
}

/** A large table is read in parts: PGlite never frees the memory of its largest result. */
const ROWS_READ_AT_ONCE = 5_000

/** Reads all rows in order of their ids; `readAfter` returns the rows whose ids are greater than the given one. */
export async function readAll<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = []
  for await (const part of readParts(readAfter)) for (const row of part) all.push(row)
  return all
}

/** As `readAll`, for rows that are not needed all at once: each part has `atOnce` of them, the last one fewer. */
export async function* readParts<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
  atOnce = ROWS_READ_AT_ONCE,
): AsyncGenerator<Row[]> {
  let part: Row[] = []
  do {
    part = await readAfter(part.at(-1)?.id ?? 0, atOnce)
    yield part
  } while (part.length === atOnce)
}
