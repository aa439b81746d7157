import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { isImportAction } from '#domain/staff/import-action.ts'
import { useUndo } from './use-undo.ts'

type UndoButtonProps = {
  actionId: string
  label?: string
  /** Said when it is undone. */
  done?: string
  /** What it is about, for those who do not see beside what the button stands. */
  about?: string
  color?: 'primary' | 'inherit'
  whenUndone?: () => void
}

/** Undoes an action. Where somebody has changed something since, it asks first. */
export function UndoButton(props: UndoButtonProps) {
  const { actionId, label = 'undo.undo', done = 'undo.undone', about, color = 'primary', whenUndone } = props
  const translate = useTranslate()
  const undo = useUndo(done)
  const mayUndo = useMay(isImportAction(actionId) ? 'owner' : 'editor')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  async function run(evenIfChanged: boolean): Promise<void> {
    setBusy(true)
    const outcome = await undo(actionId, evenIfChanged)
    setBusy(false)
    setAsking(outcome === 'changed')
    if (outcome === 'undone') whenUndone?.()
  }
  const text = translate(label)
  if (!mayUndo) return null
  return (
    <>
      <Button
        type="button"
        size="small"
        color={color}
        disabled={isBusy}
        onClick={() => void run(false)}
        {...(about ? { 'aria-label': `${text}: ${about}` } : {})}
      >
        {text}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={text}
        content="undo.ask_changed"
        confirm="undo.anyway"
        onConfirm={() => void run(true)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
