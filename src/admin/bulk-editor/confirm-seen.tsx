import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useLocale, useNotify } from 'react-admin'
import german from '#messages/staff-suggestions.de.json' with { type: 'json' }
import english from '#messages/staff-suggestions.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { type BulkEditorState, listSome } from './use-bulk-editor.ts'

type ConfirmSeenProps = { editor: BulkEditorState; ids: readonly number[] }

/** Says of suggested alternative texts that somebody has looked at them; rows that are being changed wait. */
export function ConfirmSeen({ editor: { store }, ids }: ConfirmSeenProps) {
  const texts = useLocale() === 'de' ? german : english
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const unseen = ids.filter((id) => {
    const row = store.find(id)
    return row?.record.AltUnseen === true && row.state === 'saved'
  })
  if (unseen.length === 0) return null

  async function confirm() {
    setBusy(true)
    const some = unseen.slice(0, AT_ONCE)
    try {
      await dataProvider.updateMany('images', { ids: some, data: { AltUnseen: false } })
      store.load(await listSome(dataProvider, some))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <Button type="button" size="small" disabled={isBusy} onClick={() => void confirm()}>
      {ids.length === 1 ? texts.seen : fill(texts.all_seen, { count: unseen.length })}
    </Button>
  )
}

/** The API changes at most so many at once. */
const AT_ONCE = 200
