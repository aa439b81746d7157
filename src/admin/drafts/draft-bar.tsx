import { Alert, Button, Stack } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMoment } from '#admin/parts/agency-time.ts'
import { useDrafting } from './use-drafting.ts'

type DraftBarProps = {
  /** Told whether all that is typed is kept as a draft. */
  onKept: (isKept: boolean) => void
}

/** Above the form: the draft that waits, and the buttons to keep one and to see it. */
export function DraftBar({ onKept }: DraftBarProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const when = useMoment()
  const { draft, name, isOpen, isDirty, isChanged, save, open, discard, isPictureMissing, canPreview } =
    useDrafting(onKept)
  async function show(): Promise<void> {
    if (isPictureMissing()) return notify('drafts.needs_picture', { type: 'warning' })
    // The preview shows what the server has, so the text must be saved first.
    if (isDirty && !(await save())) return
    navigate(`/preview/${name.resource}/${name.id}`)
  }
  const values = draft && { name: draft.StaffName, when: when(draft.SavedAt) }
  return (
    <Stack spacing={1} sx={{ width: '100%', marginBottom: 1 }}>
      {values && (
        <Alert severity="info" variant="outlined" icon={false} role="status">
          {translate(isOpen ? 'drafts.open_note' : 'drafts.waiting', values)}{' '}
          {isChanged && translate('typed.changed')}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {draft && !isOpen && (
          <Button type="button" variant="contained" onClick={open}>
            {translate('drafts.go_on')}
          </Button>
        )}
        {!isOpen && (
          <Button type="button" variant="outlined" disabled={!isDirty} onClick={() => void save()}>
            {translate('drafts.keep')}
          </Button>
        )}
        {canPreview && (
          <Button type="button" variant="outlined" onClick={() => void show()}>
            {translate('drafts.preview')}
          </Button>
        )}
        {draft && (
          <Button type="button" onClick={() => void discard()}>
            {translate('drafts.discard')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
