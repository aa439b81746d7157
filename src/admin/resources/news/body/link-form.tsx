import { Box, Button, Dialog, DialogActions, DialogContent, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isSafeAddress } from '#domain/editorial/news-html.ts'

type LinkFormProps = { editor: Editor; close: () => void }

/** Sets the link of the selected text. Without a selection the address itself is inserted. */
export function LinkForm({ editor, close }: LinkFormProps) {
  const translate = useTranslate()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)
  function set(event: FormEvent) {
    event.preventDefault()
    // The dialog is inside the form of the whole item, which must not be submitted.
    event.stopPropagation()
    const href = address.trim()
    if (!isSafeAddress(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    const nothingChosen = editor.state.selection.empty && !editor.isActive('link')
    if (nothingChosen)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-label={translate('news.link_set')}>
      <Box component="form" onSubmit={set} noValidate>
        <DialogContent>
          <TextField
            autoFocus
            label={translate('news.link_address')}
            value={address}
            error={wrong}
            helperText={wrong ? translate('news.link_wrong') : undefined}
            onChange={(event) => setAddress(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'url' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('screens.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('news.link_set')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
