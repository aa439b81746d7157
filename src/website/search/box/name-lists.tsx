import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isLongEnough } from '#domain/search/find-names.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { translateSearch } from '#website/search/search-messages.ts'
import { COUNTS_ANNOUNCED_AFTER_MS } from '#website/search/search-timings.ts'
import { classNames } from '#website/ui/class-names.ts'
import { partName } from './matching-part.ts'
import style from './name-lists.module.css'
import type { Named } from './names.ts'
import { type FoundNames, useNameLists } from './use-name-lists.ts'

type NameListsProps = {
  /** The text field whose lists these are. */
  field: HTMLInputElement
  /** Whether they are shown below the field over the page, instead of in its flow. */
  floating?: boolean
}

/** Artists and styles whose names fit what is typed, side by side below the field. */
export function NameLists({ field, floating = false }: NameListsProps) {
  const lists = useNameLists(field)
  const { search, isOpen } = lists
  return (
    <>
      {isOpen && (
        <div className={classNames(style.lists, floating && style.floating)}>
          <OneList list={0} entries={lists.artists} lists={lists} />
          <OneList list={1} entries={lists.styles} lists={lists} />
        </div>
      )}
      <Announcement lists={lists} isShown={!floating || search !== ''} />
    </>
  )
}

type OneListProps = { list: 0 | 1; entries: readonly Named[]; lists: FoundNames }

function OneList({ list, entries, lists }: OneListProps) {
  const { t } = useMessages()
  const name = list === 0 ? t('search_artists', { product: site.productWord }) : t('search_styles')
  return (
    <div className={style.column}>
      <p className={style.heading} aria-hidden="true">
        {name} <span>{entries.length}</span>
      </p>
      <div role="listbox" className={style.options} id={lists.listId(list)} aria-label={name}>
        {entries.map((entry, at) => (
          <Option
            key={entry.href}
            entry={entry}
            id={lists.optionId(list, at)}
            isActive={lists.isActive(list, at)}
            search={lists.search}
          />
        ))}
      </div>
    </div>
  )
}

type OptionProps = { entry: Named; id: string; isActive: boolean; search: string }

/** A link, so that it can be opened in another window, too. The keyboard stays in the field. */
function Option({ entry: { name, href, portrait }, id, isActive, search }: OptionProps) {
  const { before, match, after } = partName(name, search)
  return (
    <Link
      to={href}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={style.option}
      // The focus would leave the field, and the search would close.
      onMouseDown={(event) => event.preventDefault()}
    >
      {portrait !== null && <img src={portrait} alt="" width={36} height={36} />}
      <span>
        {before}
        {match !== '' && <mark>{match}</mark>}
        {after}
      </span>
    </Link>
  )
}

/** The counts of the lists, announced to screen readers after typing, and shown where nothing is found. */
function Announcement({ lists, isShown }: { lists: FoundNames; isShown: boolean }) {
  const { t } = useMessages()
  const { search, state, artists, styles } = lists
  const [announced, setAnnounced] = useState('')
  const counted = translateSearch('finder_found', { artists: artists.length, styles: styles.length })
  const isFound = artists.length + styles.length > 0
  const problem = !isLongEnough(search)
    ? t('search_too_short')
    : state === 'failed'
      ? translateSearch('finder_lists_failed')
      : state === 'ready' && !isFound
        ? t('search_nothing')
        : ''
  const text = problem || (isFound ? counted : '')

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), COUNTS_ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {isShown && problem !== '' && (
        <p className={style.note} aria-hidden="true">
          {problem}
        </p>
      )}
    </>
  )
}
