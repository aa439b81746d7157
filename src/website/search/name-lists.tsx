import { useEffect, useState } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { spellingsOf, withoutApostrophes } from '#platform/i18n/spellings.ts'
import { site } from '#site/public-site.ts'
import { Initials } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { COUNTS_ANNOUNCED_AFTER_MS, translateSearch } from '#website/search/search-messages.ts'
import { classNames } from '#website/ui/class-names.ts'
import { type Marked, PersonName } from '#website/ui/person-name.tsx'
import style from './name-lists.module.css'
import type { Named } from './names.ts'
import { readAddress } from './picture-files.ts'
import { type LiveHits, nameHits, PictureHits, usePictureHits } from './picture-hits.tsx'
import { type FoundNames, useNameLists } from './use-name-lists.ts'

type NameListsProps = {
  field: HTMLInputElement
  /** Whether they are shown below the field over the page, instead of in its flow. */
  floating?: boolean
}

export function NameLists({ field, floating = false }: NameListsProps) {
  const lists = useNameLists(field)
  const words = wordsOf(lists.search)
  const live = usePictureHits(floating ? null : words)
  const note = useNote(lists, live)
  const { hits } = live
  // On a page of results the lists would cover them before anything else is typed.
  const isShown = !floating || lists.search !== field.defaultValue
  return (
    <>
      {!floating && words !== null && (hits?.words !== words || hits.count > 0) && (
        <PictureHits words={words} live={live} />
      )}
      {lists.isOpen && (
        <div className={classNames(style.lists, floating && style.floating)}>
          <OneList list={0} entries={lists.artists} lists={lists} />
          <OneList list={1} entries={lists.styles} lists={lists} />
        </div>
      )}
      <Announcement
        lists={lists}
        text={note}
        images={hits && hits.count > 0 ? nameHits(hits.words, hits) : ''}
        isWaiting={live.isWaiting || lists.state === 'waiting'}
      />
      {isShown && note !== '' && (
        <p className={classNames(style.note, floating && style.floating)} aria-hidden="true">
          {note}
        </p>
      )}
    </>
  )
}

function wordsOf(search: string): string | null {
  const typed = search.trim()
  if (!isLongEnough(typed) || readAddress(typed, location.origin).kind !== 'nothing') return null
  return [...typed].slice(0, LONGEST_SEARCH).join('')
}

function useNote({ search, isAskedEmpty, state, artists, styles }: FoundNames, { hits }: LiveHits): string {
  const { t } = useMessages()
  if (search.trim() === '' && !isAskedEmpty) return ''
  if (!isLongEnough(search)) return t('search_too_short')
  if (wordsOf(search) === null) return ''
  if (state === 'failed') return translateSearch('finder_lists_failed')
  if (state === 'waiting' || artists.length + styles.length > 0) return ''
  return hits?.words === wordsOf(search) && hits.count === 0
    ? t('search_nothing')
    : translateSearch('finder_no_name')
}

type OneListProps = { list: 0 | 1; entries: readonly Named[]; lists: FoundNames }

function OneList({ list, entries, lists }: OneListProps) {
  const { t } = useMessages()
  const name = list === 0 ? t('search_artists', { product: site.productWord }) : t('search_styles')
  return (
    <div className={style.column}>
      <p className={style.heading} aria-hidden="true">
        <span>{name}</span> <span>{entries.length}</span>
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

/** A link can be opened in another window; the keyboard stays in the field. */
function Option({ entry: { name, href, portrait }, id, isActive, search }: OptionProps) {
  return (
    <a
      href={href}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={style.option}
      // The focus would leave the field, and the search would close.
      onMouseDown={(event) => event.preventDefault()}
    >
      {portrait && <img src={portrait} alt="" width={36} height={36} />}
      {portrait === '' && (
        <span className={style.initials}>
          <Initials name={name} />
        </span>
      )}
      <PersonName marked={findMatch(name, search)}>{name}</PersonName>
    </a>
  )
}

type AnnouncementProps = { lists: FoundNames; text: string; images: string; isWaiting: boolean }

/** Announced to screen readers all at once, when nothing is to come any more. */
function Announcement({ lists: { artists, styles }, text, images, isWaiting }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('')
  const isFound = artists.length + styles.length > 0
  const announcement = [text || (isFound ? countNames(artists.length, styles.length) : ''), images]
    .join(' ')
    .trim()

  useEffect(() => {
    if (isWaiting) return
    const timer = setTimeout(() => setAnnounced(announcement), COUNTS_ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [announcement, isWaiting])

  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  )
}

function countNames(artists: number, styles: number): string {
  return [
    translateSearch(artists === 1 ? 'finder_one_artist' : 'finder_artists', { count: artists }),
    translateSearch(styles === 1 ? 'finder_one_style' : 'finder_styles', { count: styles }),
  ].join(', ')
}

/** Ignores accents and case: „ÖM“ in "Jörömir" is "öm". Null where the name was found by a misspelling. */
export function findMatch(name: string, search: string): Marked | null {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const wanted = spellingsOf(withoutApostrophes(search)).plain
  const plain = letters.map(toPlain)
  const text = plain.join('')
  const start = wanted === '' ? -1 : beginningOf(text, wanted)
  if (start === -1) return null
  const from = letterAt(plain, start)
  const to = letterAt(plain, start + wanted.length - 1) + 1
  return { from: letters.slice(0, from).join('').length, to: letters.slice(0, to).join('').length }
}

/** Returns nothing for an apostrophe, and a blank for any other character that is no letter. */
function toPlain(letter: string): string {
  return withoutApostrophes(letter) && (spellingsOf(letter).plain || ' ')
}

/** The beginning of a word comes before the middle of one, as the search ranks it. */
function beginningOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0
  const atWord = text.indexOf(` ${wanted}`)
  return atWord === -1 ? text.indexOf(wanted) : atWord + 1
}

/** Maps a place in the plain text to the letter of the name: „ß“ has two places. */
function letterAt(plain: readonly string[], place: number): number {
  let length = 0
  return plain.findIndex((letters) => {
    length += letters.length
    return length > place
  })
}
