import { ACTION_HEADER } from '#site/api-paths.ts'

let lastAction: string | null = null

/** Remembers by which id the change that was answered can be undone, if it can be. */
export function noteAction(response: Response): void {
  lastAction = response.headers.get(ACTION_HEADER)
}

/** The id of the change that was made last, for the toast that follows it. */
export function getLastAction(): string | null {
  return lastAction
}
