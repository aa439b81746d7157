import { useEffect, useRef } from 'react'
import { passFilesOn, takeFiles } from '#website/contact/form/draft/files-in-other-language.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { findLanguageLink } from '#website/i18n/language-link.ts'
import { showToast } from '#website/toast/toast-store.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'
import type { Files } from './use-files.ts'

/**
 * What was chosen goes along to the same form in the other language. Where it cannot, the first click says so, and the next one
 * goes without.
 */
export function usePassedFiles({ chosen, add }: Files): void {
  const { t } = useFormTexts()
  const latest = useRef({ chosen, add, t })
  latest.current = { chosen, add, t }

  useEffect(() => {
    let isSaid = false
    const passOn = async (event: MouseEvent) => {
      const files = latest.current.chosen.map(({ file }) => file)
      const link = findLanguageLink(event.target)
      if (!link || files.length === 0 || isSaid || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      try {
        await passFilesOn(files)
        location.assign(link.href)
      } catch {
        isSaid = true
        showToast({ text: latest.current.t('form_files_stay'), isError: true })
      }
    }
    // Without storage nothing was passed on.
    takeFiles().then(
      (files) => latest.current.add(files),
      () => {},
    )
    document.addEventListener('click', passOn)
    return () => document.removeEventListener('click', passOn)
  }, [])
}
