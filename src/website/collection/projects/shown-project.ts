import { createContext, useContext } from 'react'
import type { Collection } from '#domain/collection/model.ts'
import { FIRST_PROJECT } from '#domain/collection/projects.ts'
import type { SavedState } from '#platform/browser/saved-state.ts'
import { listOf } from '#website/collection/collection-store.ts'

/** The project that the collection page shows. Another window may have made another one the current project since. */
export const ShownProject = createContext(FIRST_PROJECT)

/** The images of the project that the page shows. */
export function useShownList(): SavedState<Collection> {
  return listOf(useContext(ShownProject))
}
