import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, TextField } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { COLOURS, MIDDLE } from '#admin/theme.ts'
import { isSafeAddress } from '#domain/editorial/news-html.ts'

type Tool = { name: string; isOn: (editor: Editor) => boolean; use: (editor: Editor) => void }

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    isOn: (editor) => editor.isActive('heading'),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

export function EditorTools({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: TOOLS.map((tool) => tool.isOn(editor)),
      linked: editor.isActive('link'),
    }),
  })
  return (
    <>
      <Box role="toolbar" aria-label={translate('news.toolbar')} sx={BAR}>
        {TOOLS.map((tool, index) => (
          <ButtonBase
            key={tool.name}
            aria-pressed={state.on[index] ?? false}
            onClick={() => tool.use(editor)}
            sx={TOOL}
          >
            {translate(`news.${tool.name}`)}
          </ButtonBase>
        ))}
        <ButtonBase aria-pressed={state.linked} onClick={() => setLinking(true)} sx={TOOL}>
          {translate('news.link')}
        </ButtonBase>
        {state.linked && (
          <ButtonBase
            onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
            sx={TOOL}
          >
            {translate('news.unlink')}
          </ButtonBase>
        )}
      </Box>
      {linking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  padding: '2px 8px',
  borderBottom: `1px solid ${COLOURS.line}`,
}

const TOOL = {
  minHeight: 32,
  paddingInline: 1,
  borderRadius: '999px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontStretch: MIDDLE,
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    textDecorationThickness: 2,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
}

type LinkFormProps = { editor: Editor; close: () => void }

function LinkForm({ editor, close }: LinkFormProps) {
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
