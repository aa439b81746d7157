import { ACTION_HEADER } from '#site/api-paths.ts'

let lastAction: string | null = null

export function noteAction(response: Response): void {
  lastAction = response.headers.get(ACTION_HEADER)
}

export function getLastAction(): string | null {
  return lastAction
}
