import type { Upload } from './model.ts'

type Waiting = Pick<Upload, 'id' | 'purpose' | 'state'>

/**
 * Each upload once in each of its states, as they are when their turn comes. A picture that somebody waits for in a form
 * goes ahead of works, which take their time.
 */
export function* orderedUploads<Kept extends Waiting>(list: () => readonly Kept[]): Generator<Kept> {
  const seen = new Set<string>()
  for (;;) {
    const open = list().filter((upload) => !seen.has(keyOf(upload)))
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
