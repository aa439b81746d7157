import { Box, ButtonBase } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { COLOURS, MIDDLE } from '#admin/theme/theme-colours.ts'
import { LinkForm } from './link-form.tsx'

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

/** Text buttons; active ones are underlined. Undo and redo have the usual keys only. */
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
