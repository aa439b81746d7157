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
