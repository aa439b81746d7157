import type { Upload } from './model.ts'

type Waiting = Pick<Upload, 'id' | 'purpose' | 'state'>

/**
 * Yields each upload once in each of its states, read when it is reached. A picture for a form, where somebody waits, comes
 * before works.
 */
export async function* orderedUploads<Kept extends Waiting>(
  list: () => readonly Kept[] | Promise<readonly Kept[]>,
): AsyncGenerator<Kept> {
  const seen = new Set<string>()
  for (;;) {
    const open = (await list()).filter((upload) => !seen.has(keyOf(upload)))
    const next = open.find(isWaitedFor) ?? open[0]
    if (!next) return
    seen.add(keyOf(next))
    yield next
  }
}

function keyOf({ id, state }: Waiting): string {
  return `${id} ${state}`
}

function isWaitedFor({ purpose, state }: Waiting): boolean {
  return purpose === 'file' && state === 'checking'
}
