import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { Modal } from '#admin/parts/modal.tsx'
import { isEqualValue } from './conflict.ts'

/** A save usually ends sooner, and then nothing is said. */
const WAIT_SHOWN_AFTER_MS = 400

/** A person who leaves during a save gets away once it is done, and stays where it failed, to read why. */
export function LeaveQuestion({ isKeptElsewhere }: { isKeptElsewhere: boolean }) {
  const translate = useTranslate()
  const marker = useRef<HTMLSpanElement>(null)
  const { isLeaving, isWaiting, stay, leave } = useLeaving(isKeptElsewhere)
  const isLate = useLate(isLeaving && isWaiting)

  function saveAndLeave(): void {
    marker.current?.closest('form')?.requestSubmit()
  }

  return (
    <>
      <span hidden ref={marker} />
      <Modal
        isOpen={isLeaving && (!isWaiting || isLate)}
        close={stay}
        title={translate(isWaiting ? 'leave.waiting' : 'leave.question')}
        lead={translate(isWaiting ? 'leave.waiting_text' : 'ra.message.unsaved_changes')}
        actions={
          <>
            <Button onClick={stay}>{translate('leave.stay')}</Button>
            <Button onClick={leave}>{translate('leave.leave')}</Button>
            {!isWaiting && (
              <Button variant="contained" onClick={saveAndLeave}>
                {translate('leave.save')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), WAIT_SHOWN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}

function useLeaving(isKeptElsewhere: boolean) {
  const isNew = useRecordContext()?.Id === undefined
  const { getValues } = useFormContext()
  const { defaultValues, dirtyFields, errors, isSubmitting, isSubmitSuccessful } = useFormState()
  const isWaiting = isSubmitting || isSubmitSuccessful
  const hasFailed = !isWaiting && Object.keys(errors).length > 0

  /** A record that was saved comes into its form a moment later; the form of a new one is left instead. */
  function isSafe(): boolean {
    if (isKeptElsewhere || (isNew && isSubmitSuccessful)) return true
    return Object.keys(dirtyFields).every((name) => isSameInput(getValues(name), defaultValues?.[name]))
  }

  const safe = useRef(isSafe)
  safe.current = isSafe
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !safe.current(),
  )
  const isLeaving = blocker.state === 'blocked'
  // A blocker that is answered twice throws.
  const open = useRef<typeof blocker | null>(null)
  useEffect(() => {
    open.current = blocker.state === 'blocked' ? blocker : null
  }, [blocker])

  function answer(way: 'proceed' | 'reset'): void {
    const blocker = open.current
    open.current = null
    blocker?.[way]?.()
  }

  const hasWaited = useRef(false)
  useEffect(() => {
    if (!isLeaving) hasWaited.current = false
    else if (isSafe()) answer('proceed')
    else if (isWaiting) hasWaited.current = true
    else if (hasWaited.current && hasFailed) answer('reset')
  })

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!safe.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return { isLeaving, isWaiting, stay: () => answer('reset'), leave: () => answer('proceed') }
}

/** A field that was emptied again is as one that was never filled. */
function isSameInput(one: unknown, other: unknown): boolean {
  return isEqualValue(one === '' ? null : one, other === '' ? null : other)
}
