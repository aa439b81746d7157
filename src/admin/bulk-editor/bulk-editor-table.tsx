import { Box, Button } from '@mui/material'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { COLUMNS, type Column } from '#domain/uploads/cells.ts'
import type { CellActions } from './bulk-editor-cell.tsx'
import { DeskRow } from './bulk-editor-row.tsx'
import { type CellChange, suggestionFor } from './bulk-editor-store.ts'
import { DESK } from './bulk-editor-styles.ts'
import { focusCell } from './move-focus.ts'
import type { BulkEditorState } from './use-bulk-editor.ts'

export function BulkEditorTable({ editor }: { editor: BulkEditorState }) {
  const translate = useTranslate()
  const ids = useSyncExternalStore(editor.store.subscribe, editor.store.ids)
  const table = useRef<HTMLTableElement>(null)
  const actions = useCellActions(editor, table)
  return (
    <Box component="table" ref={table} aria-label={translate('desk.title')} sx={DESK}>
      <thead>
        <tr>
          <th scope="col">{translate('names.images', { smart_count: 1 })}</th>
          {COLUMNS.map((column) => (
            <th scope="col" key={column}>
              {translate(`fields.${column}`)}
              <AcceptColumn editor={editor} column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((id, at) => (
          <DeskRow key={id} editor={editor} id={id} row={at} actions={actions} />
        ))}
      </tbody>
    </Box>
  )
}

function AcceptColumn({ editor, column }: { editor: BulkEditorState; column: Column }) {
  const translate = useTranslate()
  const count = useSyncExternalStore(editor.store.subscribe, () => suggestedIn(editor, column).length)
  if (count === 0) return null
  return (
    <Button
      size="small"
      onClick={() => {
        editor.store.change(suggestedIn(editor, column))
        editor.saver.saveSoon()
      }}
      aria-label={translate('desk.accept_all_of', { count, column: translate(`fields.${column}`) })}
    >
      {translate('desk.accept_all', { count })}
    </Button>
  )
}

function suggestedIn({ store }: BulkEditorState, column: Column): CellChange[] {
  return store.ids().flatMap((id) => {
    const row = store.find(id)
    const text = row ? suggestionFor(row, column) : null
    return text === null ? [] : [{ id, column, text }]
  })
}

function useCellActions(editor: BulkEditorState, table: { current: HTMLElement | null }): CellActions {
  const notify = useNotify()
  const say = useRef(notify)
  say.current = notify
  return useMemo(() => {
    const { store, saver } = editor
    return {
      type: (id, column, text) => {
        store.type({ id, column, text })
        saver.keepSoon()
      },
      leave: (id, column, former) => {
        store.remember({ id, column, text: former })
        saver.saveSoon()
      },
      paste: (place, block) => {
        const { changes, cut } = placeBlock(store.ids(), place, block)
        store.change(changes)
        saver.saveSoon()
        say.current(cut > 0 ? 'desk.pasted_cut' : 'desk.pasted', {
          type: cut > 0 ? 'warning' : 'info',
          messageArgs: { smart_count: changes.length, cut },
        })
      },
      accept: (id, column) => {
        const row = store.find(id)
        const text = row ? suggestionFor(row, column) : null
        if (text === null) return
        store.change([{ id, column, text }])
        saver.saveSoon()
      },
      undo: () => {
        const [first] = store.undo() ?? []
        if (!first) return
        saver.saveSoon()
        focusCell(table.current, {
          row: store.ids().indexOf(first.id),
          column: COLUMNS.indexOf(first.column),
        })
      },
    }
  }, [editor, table])
}

function placeBlock(
  ids: readonly number[],
  place: { row: number; column: number },
  block: readonly (readonly string[])[],
): { changes: CellChange[]; cut: number } {
  const all = block.flatMap((cells, down) =>
    cells.map((text, right) => ({ id: ids[place.row + down], column: COLUMNS[place.column + right], text })),
  )
  const changes = all.flatMap(({ id, column, text }) =>
    id === undefined || column === undefined ? [] : [{ id, column, text }],
  )
  return { changes, cut: all.length - changes.length }
}
