import { Fragment, type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useCollection } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { noteSearch } from '#website/search/last-searches.ts'
import { NameLists } from '#website/search/name-lists.tsx'
import { LONGEST_ADDRESS, SEARCH_FIELD } from '#website/search/picture-files.ts'
import pictureInputStyle from '#website/search/picture-input.module.css'
import { PictureProgress, UploadButton } from '#website/search/picture-input.tsx'
import { translateSearch } from '#website/search/search-messages.ts'
import type { PictureSearch } from '#website/search/use-picture-search.ts'
import drawn from '#website/ui/choices.module.css'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, MailIcon, PhoneIcon, PictureIcon, SearchIcon } from '#website/ui/icons.tsx'
import dialogFootStyle from './dialog-foot.module.css'
import { DragHandle } from './drag-handle.tsx'
import keysHintStyle from './keys-hint.module.css'
import style from './search-dialog.module.css'
import { SearchIdeas } from './search-ideas.tsx'
import slashSwitchStyle from './slash-switch.module.css'
import { slashOpens, useSearchDialog, useSlashOpens } from './use-search-dialog.ts'

type SearchDialogProps = {
  picture: PictureSearch
  /** The text typed before there was a field. */
  typed: string
  onClose: () => void
  returnTo: HTMLElement
}

export function SearchDialog({ picture, typed, onClose, returnTo }: SearchDialogProps) {
  const { t } = useMessages()
  const [text, setText] = useState(typed)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const isResting = picture.state.step === 'resting'
  const isTyped = isLongEnough(text)
  const { panel, setPanel, close, holdDrag, handlers } = useSearchDialog({
    onClose,
    returnTo,
    held: { text: text !== '', picture: !isResting },
  })
  const submit = useSubmit(picture, text)

  function write(next: string) {
    setText(next)
    // A visitor who types on has read why a picture was refused.
    if (picture.state.step === 'refused') picture.stop()
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  const name = t('search_field', { product: site.productWord })
  return (
    <dialog
      ref={setPanel}
      className={style.panel}
      aria-label={translateSearch('finder_label')}
      onKeyDown={closeByKey}
      {...handlers}
    >
      {panel && <DragHandle moved={panel} onDrag={holdDrag} wide />}
      <form className={style.form} onSubmit={submit}>
        <SearchIcon size={24} />
        <input
          ref={setField}
          className={style.input}
          aria-label={name}
          placeholder={t('search_hint', { product: site.productWord })}
          defaultValue={typed}
          maxLength={LONGEST_ADDRESS}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget }) => write(currentTarget.value)}
          {...SEARCH_FIELD}
        />
        <RoundButton label={translateSearch('finder_close')} onClick={close}>
          <CrossIcon size={22} />
        </RoundButton>
      </form>
      <div className={style.body}>
        {field && isResting && <NameLists field={field} />}
        <PictureProgress state={picture.state} onStop={picture.stop} />
        {isTyped ? <KeysHint /> : <PictureInput onFile={picture.searchFile} />}
        {field && !isTyped && isResting && <SearchIdeas field={field} />}
        {!isTyped && <SlashSwitch />}
      </div>
      <DialogFoot />
    </dialog>
  )
}

function useSubmit(picture: PictureSearch, text: string): (event: SyntheticEvent) => void {
  const { language } = useMessages()
  return (event) => {
    event.preventDefault()
    if (picture.searchText(text) || !isLongEnough(text)) return
    noteSearch(text)
    location.assign(paths.wordSearch(language, [...text.trim()].slice(0, LONGEST_SEARCH).join('')))
  }
}

function DialogFoot() {
  const { phone } = useContact()
  const { t, language } = useMessages()
  const count = useCollection().length
  return (
    <div className={dialogFootStyle.foot}>
      <a href={`tel:${phone.dialled}`}>
        <PhoneIcon size={18} />
        <span>{phone.shown}</span>
      </a>
      <a href={paths.contact(language)}>
        <MailIcon size={18} />
        {translateSearch('finder_mail')}
      </a>
      <a href={paths.allArtists(language)}>{t('shell_all_artists', { product: site.productWord })}</a>
      <a href={paths.collection(language)}>
        {count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })}
      </a>
    </div>
  )
}

const SIGNS: Partial<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' }
const PLACEHOLDER = /\{(\w+)\}/

/** Only for those who see the lists; screen readers have their own instructions. */
function KeysHint() {
  const parts = translateSearch('finder_keys').split(PLACEHOLDER)
  return (
    <p className={keysHintStyle.hint} aria-hidden="true">
      {parts.map((part, at) => {
        const isKey = at % 2 === 1
        const key = `${at}${part}`
        return isKey ? (
          <kbd key={key}>{SIGNS[part] ?? translateSearch('finder_enter')}</kbd>
        ) : (
          <Fragment key={key}>{part}</Fragment>
        )
      })}
    </p>
  )
}

function SlashSwitch() {
  const opens = useSlashOpens()
  return (
    <label className={slashSwitchStyle.switch}>
      <input
        type="checkbox"
        className={drawn.box}
        checked={opens}
        onChange={({ currentTarget }) => slashOpens.write(currentTarget.checked)}
      />
      {translateSearch('finder_slash')}
    </label>
  )
}

function PictureInput({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className={pictureInputStyle.place}>
      <PictureIcon size={26} />
      <p>
        <span className={pictureInputStyle.byHand}>{translateSearch('finder_photo')}</span>
        <span className={pictureInputStyle.byMouse}>{translateSearch('finder_picture')}</span>
      </p>
      <UploadButton onFile={onFile}>
        <span className={pictureInputStyle.byHand}>{translateSearch('finder_choose')}</span>
        <span className={pictureInputStyle.byMouse}>{translateSearch('finder_upload')}</span>
      </UploadButton>
    </div>
  )
}
