import { Button, Stack } from '@mui/material'
import { type MouseEvent, useEffect, useState } from 'react'
import { SaveButton, useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useMayChange } from '#admin/account/current-role.ts'
import { Modal } from '#admin/parts/modal.tsx'
import { StateBadge } from '#admin/parts/state-badge.tsx'
import { useDescription } from '#admin/records/described-records.ts'
import german from '#messages/staff-publishing.de.json' with { type: 'json' }
import english from '#messages/staff-publishing.en.json' with { type: 'json' }
import { type Publication, publicationOf, switchPublication } from '#platform/schedule.ts'

const NEW = { id: '', Hidden: true }

/** Says whether visitors see the record; its button saves the form and publishes it, or takes it off the website. */
export function PublishBar() {
  const record = useRecordContext()
  const { fields } = useDescription() ?? {}
  const mayChange = useMayChange()
  const isHidden = useStateOfRecord(record ? record.Hidden : NEW.Hidden)
  if (!fields?.Hidden) return null
  const { state } = publicationOf(record ?? NEW, new Date())
  const isEmpty = 'VisibleImages' in fields && !record?.VisibleImages && state !== 'on'
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', marginBottom: 1 }}>
      <span role="status">
        <StateBadge record={record ?? NEW} />
      </span>
      {mayChange && <SwitchButton key={String(isHidden)} state={state} isEmpty={isEmpty} />}
    </Stack>
  )
}

/** The form has no input for it, so that it is the record's again when a save has failed. */
function useStateOfRecord(isHidden: unknown): unknown {
  const { getValues, setValue } = useFormContext()
  const { isSubmitting } = useFormState()
  useEffect(() => {
    if (!isSubmitting && isHidden !== undefined && getValues('Hidden') !== isHidden)
      setValue('Hidden', isHidden, { shouldDirty: true })
  }, [isSubmitting, isHidden, getValues, setValue])
  return isHidden
}

function SwitchButton({ state, isEmpty }: Pick<Publication, 'state'> & { isEmpty: boolean }) {
  const translate = useTranslate()
  const texts = useLocale() === 'de' ? german : english
  const [isAsking, setAsking] = useState(false)
  const { setValue } = useFormContext()
  function transform(values: Record<string, unknown>) {
    const changes = Object.entries(switchPublication(values, new Date()))
    for (const [field, value] of changes) setValue(field, value, { shouldDirty: true })
    return { ...values, ...Object.fromEntries(changes) }
  }
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const button = { type: 'button', icon: <span hidden />, alwaysEnable: true, transform } as const
  return (
    <>
      <SaveButton
        {...button}
        variant={state === 'on' ? 'outlined' : 'contained'}
        label={texts[`from_${state}`]}
        {...(isEmpty ? { onClick: ask } : {})}
      />
      {isAsking && (
        <Modal
          title={texts.nothing_title}
          lead={texts.nothing}
          width="sm"
          close={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{translate('screens.cancel')}</Button>
              <SaveButton {...button} label={texts.anyway} onClick={() => setAsking(false)} />
            </>
          }
        />
      )}
    </>
  )
}
