import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { useMay } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { isImportAction } from '#domain/staff/import-action.ts'

type UndoButtonProps = {
  actionId: string
  label?: string
  done?: string
  about?: string
  color?: 'primary' | 'inherit'
  whenUndone?: () => void
}

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

const REASONS = ['changed', 'gone', 'taken', 'linked', 'invalid']

/** `changed` when somebody has changed it since, which is left to the caller to ask about. */
function useUndo(done: string): (actionId: string, evenIfChanged: boolean) => Promise<Outcome> {
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async (actionId, evenIfChanged) => {
    const request = jsonRequest({ method: 'POST', body: { EvenIfChanged: evenIfChanged } })
    const response = await askStaff(`/actions/${encodeURIComponent(actionId)}/undo`, z.unknown(), request)
    if (response.outcome === 'answered') {
      // A list that is on its way for the first time has what was before, and would not be asked for again.
      await queryClient.cancelQueries()
      refresh()
      notify(done, { type: 'success' })
      return 'undone'
    }
    if (response.code === 'changed' && !evenIfChanged) return 'changed'
    notify(messageOf(response), { type: 'error' })
    return 'refused'
  }
}

type Outcome = 'undone' | 'changed' | 'refused'

function messageOf({ status, code, sentence }: { status: number; code: string; sentence: string }): string {
  if (status === 404) return 'undo.over'
  return REASONS.includes(code) ? `undo.${code}` : sentence
}
