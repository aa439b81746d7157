import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useId,
  useRef,
} from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { type CellErrors, type Column, isBlock, readBlock } from '#domain/uploads/cells.ts'
import { languageOf } from '#platform/fields/lay-out.ts'
import { focusCell, type Place, stepOf, toggleEditing } from './move-focus.ts'

export type CellActions = {
  type: (id: number, column: Column, text: string) => void
  leave: (id: number, column: Column, former: string) => void
  paste: (place: Place, block: readonly (readonly string[])[]) => void
  accept: (id: number, column: Column) => void
  undo: () => void
}

type BulkEditorCellProps = {
  id: number
  column: Column
  place: Place
  text: string
  error: CellErrors[Column]
  suggestion: string | null
  isMissing: boolean
  actions: CellActions
}

export const DeskCell = memo(function DeskCell(props: BulkEditorCellProps) {
  const { id, column, place, text, error, suggestion, isMissing, actions } = props
  const translate = useTranslate()
  const note = useId()
  const label = translate(`fields.${column}`)
  const hasNote = error !== undefined || suggestion !== null || isMissing
  const keys = useCellKeys(props)
  return (
    <td>
      <span className="label" aria-hidden>
        {label}
      </span>
      <textarea
        rows={1}
        data-cell={`${place.row}:${place.column}`}
        value={text}
        lang={languageOf(column)}
        spellCheck
        aria-label={translate('desk.cell', { label, row: place.row + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? note : undefined}
        {...keys}
      />
      {hasNote && (
        <span id={note} className={error ? 'error' : 'note'}>
          {error ? (
            <Reason error={error} />
          ) : suggestion === null ? (
            translate('desk.missing')
          ) : (
            translate('desk.suggestion', { text: suggestion })
          )}
        </span>
      )}
      {!error && suggestion !== null && (
        <button
          type="button"
          tabIndex={-1}
          title={translate('desk.accept_key')}
          aria-label={translate('desk.accept_one', { text: suggestion })}
          onClick={() => actions.accept(id, column)}
        >
          {translate('desk.accept')}
        </button>
      )}
    </td>
  )
})

/** The server's field errors are texts that react-admin translates; the others are message keys. */
function Reason({ error }: { error: NonNullable<CellErrors[Column]> }) {
  const translate = useTranslate()
  if (error.args) return translate(error.message, error.args)
  return <ValidationError error={error.message} />
}

function useCellKeys({ id, column, place, text, actions }: BulkEditorCellProps) {
  /** It is null while nobody types. */
  const former = useRef<string | null>(null)
  const isPressed = useRef(false)

  function commit(): void {
    if (former.current !== null && former.current !== text) actions.leave(id, column, former.current)
    former.current = null
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, currentTarget: cell } = event
    const isCommand = event.ctrlKey || event.metaKey
    const target = stepOf(event, place)
    if (isCommand && key === 'Enter') {
      event.preventDefault()
      commit()
      actions.accept(id, column)
    } else if (isCommand && key.toLowerCase() === 'z' && !event.shiftKey && former.current === null) {
      // Until the cell is left, the browser itself undoes what is being typed.
      event.preventDefault()
      actions.undo()
    } else if (key === 'F2') toggleEditing(cell)
    else if (key === 'Escape' && former.current !== null) {
      actions.type(id, column, former.current)
      former.current = null
    } else if (target) {
      event.preventDefault()
      focusCell(cell.closest('table'), target)
    }
  }

  return {
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      former.current ??= text
      actions.type(id, column, target.value.replaceAll('\n', ' '))
    },
    onPointerDown: () => {
      isPressed.current = true
    },
    // Typing replaces the text, as in a spreadsheet, unless somebody has clicked into it.
    onFocus: ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
      if (!isPressed.current) currentTarget.select()
      isPressed.current = false
    },
    onBlur: commit,
    onKeyDown: press,
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const copied = event.clipboardData.getData('text/plain')
      // A text is pasted by the browser, at the caret.
      if (!isBlock(copied, event.clipboardData.getData('text/html'))) return
      event.preventDefault()
      commit()
      actions.paste(place, readBlock(copied))
    },
  }
}
