/** PostgreSQL takes 65,535 parameters in a statement; our widest table has 20 columns. */
const ROWS_AT_ONCE = 500

/** Hands the rows on in batches, one after the other, and answers all that came back, in order. */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  work: (batch: Row[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    answers.push(...(await work(rows.slice(start, start + ROWS_AT_ONCE))))
  }
  return answers
}

/** A large table is read in parts: PGlite keeps the memory of its largest answer for good. */
const ROWS_READ_AT_ONCE = 5_000

/** Reads everything in order of the ids; `readAfter` answers the rows whose ids follow the given one. */
export async function readAll<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = []
  let part: Row[] = []
  do {
    part = await readAfter(all.at(-1)?.id ?? 0, ROWS_READ_AT_ONCE)
    for (const row of part) all.push(row)
  } while (part.length === ROWS_READ_AT_ONCE)
  return all
}
