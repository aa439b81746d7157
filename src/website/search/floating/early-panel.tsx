import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, SearchIcon } from '#website/ui/icons.tsx'
import style from './early-panel.module.css'

export const EARLY_PANEL_ID = 'early-search'

/** The browser opens this by itself, without script or before it. */
export function EarlyPanel() {
  const { t, language } = useMessages()
  const name = t('search_field', { product: site.productWord })
  return (
    <div id={EARLY_PANEL_ID} popover="auto" className={style.panel}>
      <form className={style.form} action={paths.imageSearch(language)}>
        <SearchIcon size={24} />
        <input
          className={style.input}
          name="q"
          aria-label={name}
          placeholder={t('search_hint', { product: site.productWord })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus
        />
        <RoundButton label={t('shell_close')} popoverTarget={EARLY_PANEL_ID} popoverTargetAction="hide">
          <CrossIcon size={22} />
        </RoundButton>
      </form>
    </div>
  )
}

export function takeEarlySearch(): string | null {
  const panel = document.getElementById(EARLY_PANEL_ID)
  if (!panel?.matches(':popover-open')) return null
  const typed = panel.querySelector('input')?.value ?? ''
  panel.hidePopover()
  return typed
}
