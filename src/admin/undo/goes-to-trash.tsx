import { useTranslate } from 'react-admin'
import { KEPT_DAYS } from '#platform/kept-rows/kept-days.ts'

type GoesToTrashProps = {
  /** Message key. */
  text?: string | undefined
  /** How many records go. */
  count?: number
}

/** Where what is deleted goes, and until when it can be brought back. */
export function GoesToTrash({ text = 'trash.goes_there', count = 1 }: GoesToTrashProps) {
  const translate = useTranslate()
  return translate(text, { days: KEPT_DAYS, smart_count: count })
}
