/** What our programs write to move on a terminal: back to the start of the line, up, and clearing the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what terminals are told with.
const MOVE = /\r|\n|\u001b\[(\d*)([AJKm])/g

/** The rows that a terminal shows which was sent this, without colours and the empty ones at the end. */
export function screenOf(sent: string): string[] {
  const rows: string[] = ['']
  let [row, column, from] = [0, 0, 0]
  const write = (text: string) => {
    const before = (rows[row] ?? '').padEnd(column)
    rows[row] = before.slice(0, column) + text + before.slice(column + text.length)
    column += text.length
  }
  for (const { 0: move, 1: count, 2: kind, index } of sent.matchAll(MOVE)) {
    write(sent.slice(from, index))
    from = index + move.length
    if (move === '\n') row += 1
    if (move === '\n' || move === '\r') column = 0
    if (kind === 'A') row = Math.max(0, row - Number(count || 1))
    if (kind === 'J' || kind === 'K') rows[row] = (rows[row] ?? '').slice(0, column)
    if (kind === 'J') rows.length = row + 1
    rows[row] ??= ''
  }
  write(sent.slice(from))
  return rows.slice(0, rows.findLastIndex((text) => text !== '') + 1)
}
