import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin'
import { COLOURS, FIELD_RADIUS } from '#admin/theme/theme-colours.ts'
import { isSafeAddress, newsHtml } from '#domain/editorial/news-html.ts'
import { BodyPreview } from './body-preview.tsx'
import { EditorTools } from './editor-tools.tsx'
import { tablesToLines, tabsToSeparators } from './table-lines.ts'
import { writeMarkdown } from './write-markdown.ts'

/** The item's own title is the heading above these. */
const HEADINGS: [2, 3, 4, 5, 6] = [2, 3, 4, 5, 6]

/** Elements of a news item: everything that `writeMarkdown` can store. */
const extensions = [
  StarterKit.configure({
    heading: { levels: HEADINGS },
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: isSafeAddress,
    },
  }),
]

type BodyInputProps = { source: string; language: 'de' | 'en' }

/** The text of a news item: edited as rich text, stored as Markdown. */
export function BodyInput({ source, language }: BodyInputProps) {
  const translate = useTranslate()
  const label = useId()
  const [previewing, setPreviewing] = useState(false)
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const body = String(field.value ?? '')
  const error = fieldState.error?.message
  return (
    <Box sx={{ minWidth: 0, marginBlock: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={label} sx={{ fontSize: '0.875rem', fontWeight: 500, marginRight: 'auto' }}>
          <FieldTitle source={source} resource="news" />
        </Typography>
        <Button size="small" aria-pressed={previewing} onClick={() => setPreviewing(!previewing)}>
          {translate('news.preview')}
        </Button>
      </Box>
      {previewing ? (
        <BodyPreview body={body} language={language} />
      ) : (
        <Writing
          body={body}
          labelId={label}
          language={language}
          change={field.onChange}
          wrong={Boolean(error)}
        />
      )}
      {error && (
        <FormHelperText error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  )
}

type WritingProps = {
  body: string
  labelId: string
  language: 'de' | 'en'
  change: (body: string) => void
  wrong: boolean
}

function Writing({ body, labelId, language, change, wrong }: WritingProps) {
  const written = useRef(body)
  const editor = useEditor({
    extensions,
    content: toContent(body),
    // What is typed or pasted stays as it is: „24. Dezember“ begins no list, and 2 * 3 * 4 keeps its asterisks.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content security policy refuses styles without a nonce; the editor's are below.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang: language,
        spellcheck: 'true',
      },
      transformPastedHTML: tablesToLines,
      transformPastedText: tabsToSeparators,
    },
    onUpdate: ({ editor }) => {
      written.current = writeMarkdown(editor.getJSON())
      change(written.current)
    },
  })
  useEffect(() => {
    // Set from outside, as by a draft; the editor itself only reads its first content.
    if (!editor || editor.isFocused || body === written.current) return
    written.current = body
    editor.commands.setContent(toContent(body), { emitUpdate: false })
  }, [editor, body])
  return (
    <Box sx={{ ...EDITOR, ...(wrong ? { borderColor: COLOURS.red, borderWidth: 2 } : {}) }}>
      <EditorTools editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  )
}

/** Read by the same code as for visitors, so that the editor begins with what they see. */
function toContent(body: string): string {
  return tablesToLines(newsHtml(body))
}

const EDITOR = {
  border: `1px solid ${COLOURS.controlLine}`,
  borderRadius: `${FIELD_RADIUS}px`,
  '& .ProseMirror': {
    minHeight: 260,
    maxHeight: 560,
    overflowY: 'auto',
    padding: '8px 14px',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
  },
  '&:focus-within': { outline: `2px solid ${COLOURS.ink}`, outlineOffset: -1 },
  '& p, & ul, & ol, & blockquote': { marginBlock: '0 0.75em' },
  // Kinds of numbering that came with a paste are not stored.
  '& ol': { listStyleType: 'decimal' },
  '& blockquote': { marginInline: 0, paddingLeft: 2, borderLeft: `3px solid ${COLOURS.line}` },
}
