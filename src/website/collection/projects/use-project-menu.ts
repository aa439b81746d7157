import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import type { ProjectMenuProps } from './project-menu.tsx'

export function useProjectMenu(): (props: ProjectMenuProps) => void {
  const { t } = useMessages()
  return (props) =>
    void import('./project-menu.tsx')
      .then(({ openProjectMenu }) => openProjectMenu(props))
      .catch(() => showToast({ text: t('collection_menu_failed') }))
}
