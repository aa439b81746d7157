import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { paths } from '#site/paths.ts'
import { useCollectedCount } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { readEarlyKeys } from '#website/page-start/early-answers.ts'
import { loadSearchMessages } from '#website/search/search-messages.ts'
import { classNames } from '#website/ui/class-names.ts'
import { MailIcon, PencilCircle, PhoneIcon, SearchIcon } from '#website/ui/icons.tsx'
import { EARLY_PANEL_ID, EarlyPanel } from './early-panel.tsx'
import type { FloatingSearchProps } from './floating-search.tsx'
import style from './launcher.module.css'

/** For a browser that is never idle. */
const IDLE_WITHIN_MS = 4000

/** Its script is loaded when the browser is idle; until then its search button opens a plain field. */
export function SearchLauncher() {
  const { phone } = useContact()
  const { t, language } = useMessages()
  // No state: setting it would render all of this again in the task in which the page is hydrated.
  const launcher = useRef<HTMLElement>(null)
  const handlePlace = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const Floating = useFloatingSearch()

  function open(event: MouseEvent) {
    if (!Floating) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <search ref={launcher} className={style.launcher} aria-label={t('search_dock')} hidden={isOpen}>
        <span ref={handlePlace} className={style.handle} />
        <button
          type="button"
          className={style.find}
          aria-label={t('search_open')}
          popoverTarget={EARLY_PANEL_ID}
          onClick={open}
        >
          <SearchIcon />
          {t('search_heading')}
        </button>
        <a className={style.tool} href={`tel:${phone.dialled}`} aria-label={t('search_call')}>
          <PhoneIcon />
        </a>
        <a className={style.tool} href={paths.contact(language)} aria-label={t('search_write')}>
          <MailIcon />
        </a>
        <Count />
      </search>
      <EarlyPanel />
      {Floating && launcher.current && handlePlace.current && (
        <Floating
          launcher={launcher.current}
          handlePlace={handlePlace.current}
          isOpen={isOpen}
          setOpen={setOpen}
        />
      )}
    </>
  )
}

function Count() {
  const { t, language } = useMessages()
  const count = useCollectedCount()
  return (
    <a
      className={classNames(style.tool, style.collection)}
      href={paths.collection(language)}
      aria-label={sayCollected(t, count)}
    >
      <span className={style.word}>{t('shell_collection')}</span>
      <b className={style.count}>
        {count !== null && count > 0 && <PencilCircle />}
        {count !== null && <span>{count}</span>}
      </b>
    </a>
  )
}

function sayCollected(t: ReturnType<typeof useMessages>['t'], count: number | null): string {
  if (count === null) return t('shell_collection')
  return count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })
}

function useFloatingSearch(): ComponentType<FloatingSearchProps> | null {
  const { language } = useMessages()
  const [Floating, setFloating] = useState<ComponentType<FloatingSearchProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./floating-search.tsx'), loadSearchMessages(language)]).then(
          ([{ FloatingSearch }]) => setFloating(() => FloatingSearch),
          (error) => {
            readEarlyKeys()
            console.warn('The floating search:', error)
          },
        )
      }, IDLE_WITHIN_MS),
    [language],
  )
  return Floating
}
