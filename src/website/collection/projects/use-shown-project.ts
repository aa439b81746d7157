import { createContext, useContext, useEffect } from 'react'
import type { Collection } from '#domain/collection/collection-model.ts'
import { FIRST_PROJECT, type Project } from '#domain/collection/projects.ts'
import type { SavedState } from '#platform/browser/saved-state.ts'
import { whenShown } from '#platform/browser/when-shown.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { listOf, useNamedProject } from '#website/collection/collection-store.ts'
import { PROJECT_PARAMETER } from '#website/image-zoom/zoom-address.ts'
import { changeAddress, useAddress } from '#website/navigation/address.ts'
import { showToast } from '#website/ui/toasts.tsx'
import { chooseProject, recoverLost, wasDeletedHere } from './change-projects.ts'
import { useProjects } from './use-projects.ts'

export function searchFor(projectId: string): string {
  return `?${PROJECT_PARAMETER}=${encodeURIComponent(projectId)}`
}

/** Null on the server. With several projects the address always names one, so that "back" leads to the one before. */
export function useShownProject(): Project | null {
  const { t } = useCollectionMessages()
  const projects = useProjects()
  const named = useNamedProject()
  const asked = new URLSearchParams(useAddress().search).get(PROJECT_PARAMETER)
  const found = projects.find(({ id }) => id === asked)
  const foundId = found?.id
  const namedId = named?.id
  const isUnknown = asked !== null && !found && projects.length > 0

  useEffect(() => {
    const isRecovered = recoverLost((number) => t('collection_nth_project', { number }))
    if (isRecovered) showToast({ text: t('collection_recovered'), isError: true })
  }, [t])

  useEffect(() => {
    if (foundId) whenShown(() => chooseProject(foundId))
  }, [foundId])

  useEffect(() => {
    if (foundId || !(isUnknown || namedId)) return
    if (isUnknown && !wasDeletedHere(asked))
      showToast({ text: t('collection_project_unknown'), isError: true })
    changeAddress(namedId ? searchFor(namedId) : location.pathname, { replace: true })
  }, [foundId, namedId, asked, isUnknown, t])

  return found ?? named ?? projects[0] ?? null
}

/** Another window may have made another project the current one since. */
export const ShownProject = createContext(FIRST_PROJECT)

export function useShownList(): SavedState<Collection> {
  return listOf(useContext(ShownProject))
}
