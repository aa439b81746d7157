import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/toast/toast-store.ts'
import type { ProjectMenuProps } from './project-menu.tsx'

/** Opens the menu that puts an image into another project. It is loaded when it is asked for. */
export function useProjectMenu(): (props: ProjectMenuProps) => void {
  const { t } = useMessages()
  return (props) =>
    void import('./project-menu.tsx')
      .then(({ openProjectMenu }) => openProjectMenu(props))
      .catch(() => showToast({ text: t('collection_menu_failed') }))
}
