import { memo, useSyncExternalStore } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { COLUMNS, listMissing } from '#domain/uploads/cells.ts'
import german from '#messages/staff-suggestions.de.json' with { type: 'json' }
import english from '#messages/staff-suggestions.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { type CellActions, DeskCell } from './bulk-editor-cell.tsx'
import { type BulkEditorRow as Row, suggestionFor } from './bulk-editor-store.ts'
import { ConfirmSeen } from './confirm-seen.tsx'
import type { BulkEditorState } from './use-bulk-editor.ts'

type BulkEditorRowProps = { editor: BulkEditorState; id: number; row: number; actions: CellActions }

export const DeskRow = memo(function DeskRow({ editor, id, row: place, actions }: BulkEditorRowProps) {
  const row = useSyncExternalStore(editor.store.subscribe, () => editor.store.find(id))
  if (!row) return null
  const missing = row.record.Hidden === true ? listMissing(row.texts) : []
  return (
    <tr>
      <RowHead editor={editor} row={row} place={place} />
      {COLUMNS.map((column, at) => (
        <DeskCell
          key={column}
          id={id}
          column={column}
          place={{ row: place, column: at }}
          text={row.texts[column]}
          error={row.errors[column]}
          suggestion={suggestionFor(row, column)}
          isMissing={missing.includes(column)}
          actions={actions}
        />
      ))}
      <FileFacts row={row} />
    </tr>
  )
})

function FileFacts({ row: { file, record } }: { row: Row }) {
  const texts = useLocale() === 'de' ? german : english
  const { otherCreator: creator, copyright } = file
  if (creator === '' && copyright === '') return null
  const artist = String(record.ArtistName)
  return (
    <td className="file">
      {creator !== '' && <strong className="other">{fill(texts.other_creator, { creator, artist })}</strong>}
      {copyright !== '' && <span>{fill(texts.copyright, { text: copyright })}</span>}
    </td>
  )
}

type RowHeadProps = { editor: BulkEditorState; row: Row; place: number }

function RowHead({ editor, row: { id, record, state }, place }: RowHeadProps) {
  const translate = useTranslate()
  const thumb = typeof record.Thumb === 'string' ? record.Thumb : undefined
  return (
    <th scope="row">
      <Link
        to={`/images/${id}`}
        aria-label={translate('desk.open', { row: place + 1, title: record.TitleDe })}
      >
        <img src={thumb} alt="" loading="lazy" decoding="async" />
      </Link>
      <span className="facts">
        <b>{place + 1}</b>
        {record.Hidden === true && <span>{translate('states.draft')}</span>}
        <span className={state === 'failed' ? 'error' : ''}>{translate(`desk.${state}`)}</span>
        <ConfirmSeen editor={editor} ids={[id]} />
      </span>
    </th>
  )
}
