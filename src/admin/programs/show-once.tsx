import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Modal } from '#admin/parts/modal.tsx'
import { copyText } from '#platform/browser/copy-text.ts'

type ShowOnceTexts = { copy: string; copied: string; not_copied: string; close: string }

type ShowOnceProps = {
  title: string
  hint: string
  label: string
  value: string
  texts: ShowOnceTexts
  close: () => void
}

/** The server keeps only a hash of the secret. A click beside the dialog does not close it. */
export function ShowOnce({ title, hint, label, value, texts, close }: ShowOnceProps) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <Modal
      title={title}
      lead={hint}
      width="sm"
      actions={
        <>
          <Button variant="outlined" onClick={async () => setCopied(await copyText(value))}>
            {texts.copy}
          </Button>
          <Button variant="contained" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <div role="status">{copied !== null && (copied ? texts.copied : texts.not_copied)}</div>
    </Modal>
  )
}
