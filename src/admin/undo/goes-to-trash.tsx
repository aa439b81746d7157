import { useTranslate } from 'react-admin'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'

type GoesToTrashProps = {
  /** Message key. */
  text?: string | undefined
  /** The number of deleted records. */
  count?: number
}

/** Says that deleted records go to the trash, and until when they can be restored. */
export function GoesToTrash({ text = 'trash.goes_there', count = 1 }: GoesToTrashProps) {
  const translate = useTranslate()
  return translate(text, { days: ROW_HISTORY_DAYS, smart_count: count })
}
