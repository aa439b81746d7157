import { z } from 'zod'
import { savedState } from '#platform/browser/saved-state.ts'
import { DAY_MS } from '#platform/durations.ts'

export type UnsavedInput = {
  /** Several accounts may use one browser. */
  staffId: string
  path: string
  at: number
  revision: string
  values: Record<string, unknown>
}

/** The time is long enough to come back after an ended session or a closed window. */
const KEPT_MS = 7 * DAY_MS
/** The table of images has as many rows; the oldest texts make room. */
const MOST_KEPT = 500
/** The unit is characters: a browser keeps some five million for the whole site. */
const LONGEST_KEPT = 1_000_000

const Kept = z.array(
  z.object({
    staffId: z.string(),
    path: z.string(),
    at: z.number(),
    revision: z.string(),
    values: z.record(z.string(), z.unknown()),
  }),
)

const unsavedInputState = savedState<readonly UnsavedInput[]>('staff-typed', {
  fallback: [],
  parse: (saved) => Kept.safeParse(saved).data ?? null,
  serialize: (inputs) => inputs,
})

export function findUnsavedInput(staffId: string, path: string, now: number): UnsavedInput | undefined {
  return unsavedInputState.read().find((typed) => isOf(typed, staffId, path) && now - typed.at < KEPT_MS)
}

export function storeUnsavedInput(typed: UnsavedInput): void {
  const { staffId, path, at } = typed
  const others = unsavedInputState
    .read()
    .filter((other) => !isOf(other, staffId, path) && at - other.at < KEPT_MS)
  unsavedInputState.write(withinLimits([typed, ...others]))
}

export function storeAllUnsavedInput(
  typed: readonly UnsavedInput[],
  saved: { staffId: string; paths: ReadonlySet<string> },
): void {
  const inputs = unsavedInputState.read()
  const replaced = new Set(typed.map(({ path }) => path))
  const others = inputs.filter(
    ({ staffId, path }) => staffId !== saved.staffId || !(saved.paths.has(path) || replaced.has(path)),
  )
  if (typed.length > 0 || others.length < inputs.length)
    unsavedInputState.write(withinLimits([...typed, ...others]))
}

export function removeUnsavedInput(staffId: string, path: string): void {
  const inputs = unsavedInputState.read()
  const others = inputs.filter((typed) => !isOf(typed, staffId, path))
  if (others.length < inputs.length) unsavedInputState.write(others)
}

function isOf(typed: UnsavedInput, staffId: string, path: string): boolean {
  return typed.staffId === staffId && typed.path === path
}

function withinLimits(newestFirst: readonly UnsavedInput[]): readonly UnsavedInput[] {
  let length = 0
  return newestFirst.slice(0, MOST_KEPT).filter((typed) => {
    length += JSON.stringify(typed).length
    return length <= LONGEST_KEPT
  })
}
