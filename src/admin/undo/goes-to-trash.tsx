import { useTranslate } from 'react-admin'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'

type GoesToTrashProps = {
  text?: string | undefined
  count?: number
}

export function GoesToTrash({ text = 'trash.goes_there', count = 1 }: GoesToTrashProps) {
  const translate = useTranslate()
  return translate(text, { days: ROW_HISTORY_DAYS, smart_count: count })
}
