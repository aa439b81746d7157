import { Button } from '@mui/material'
import { useDataProvider, useLocale } from 'react-admin'
import { useAttempt } from '#admin/records/use-attempt.ts'
import german from '#messages/staff-suggestions.de.json' with { type: 'json' }
import english from '#messages/staff-suggestions.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { AT_ONCE, type BulkEditorState, listSome } from './use-bulk-editor.ts'

type ConfirmSeenProps = { editor: BulkEditorState; ids: readonly number[] }

/** Says of suggested alternative texts that somebody has looked at them; rows that are being changed wait. */
export function ConfirmSeen({ editor: { store }, ids }: ConfirmSeenProps) {
  const texts = useLocale() === 'de' ? german : english
  const dataProvider = useDataProvider()
  const { attempt, isBusy } = useAttempt()
  const unseen = ids.filter((id) => {
    const row = store.find(id)
    return row?.record.AltUnseen === true && row.state === 'saved'
  })
  if (unseen.length === 0) return null

  async function confirm() {
    const some = unseen.slice(0, AT_ONCE)
    await dataProvider.updateMany('images', { ids: some, data: { AltUnseen: false } })
    store.load(await listSome(dataProvider, some))
  }

  return (
    <Button type="button" size="small" disabled={isBusy} onClick={() => void attempt(confirm)}>
      {ids.length === 1 ? texts.seen : fill(texts.all_seen, { count: unseen.length })}
    </Button>
  )
}
