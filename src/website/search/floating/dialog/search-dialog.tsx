import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { NameLists } from '#website/search/box/name-lists.tsx'
import { KeysHint } from '#website/search/floating/keys/keys-hint.tsx'
import { SlashSwitch } from '#website/search/floating/keys/slash-switch.tsx'
import { DragHandle } from '#website/search/floating/moving/drag-handle.tsx'
import { PictureInput } from '#website/search/picture/picture-input.tsx'
import { PictureProgress } from '#website/search/picture/picture-progress.tsx'
import { LONGEST_ADDRESS, SEARCH_FIELD } from '#website/search/picture/search-field.ts'
import type { PictureSearch } from '#website/search/picture/use-picture-search.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, SearchIcon } from '#website/ui/icons.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import style from './search-dialog.module.css'
import { useSearchDialog } from './use-search-dialog.ts'

type SearchDialogProps = {
  picture: PictureSearch
  /** What was typed before there was a field. */
  typed: string
  onClose: () => void
  /** Gets the focus when it is closed. */
  returnTo: HTMLElement
}

/** The open floating search: one field for names and words, a place for pictures, and the ways to talk to us. */
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
    // Who writes on has read why a picture was refused.
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
        {!isTyped && <SlashSwitch />}
      </div>
      <DialogFoot />
    </dialog>
  )
}

/** Searches for what is typed: by the picture where it is the address of one, else by the words. */
function useSubmit(picture: PictureSearch, text: string): (event: SyntheticEvent) => void {
  const { language } = useMessages()
  return (event) => {
    event.preventDefault()
    if (picture.searchText(text) || !isLongEnough(text)) return
    location.assign(paths.wordSearch(language, [...text.trim()].slice(0, LONGEST_SEARCH).join('')))
  }
}
