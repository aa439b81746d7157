import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin'
import { callStaffApi, isFields } from '#admin/records/admin-api.ts'
import { COLOURS, FIELD_RADIUS } from '#admin/theme.ts'
import { isSafeAddress, newsHtml } from '#domain/editorial/news-html.ts'
import { writeMarkdown } from '#domain/editorial/write-markdown.ts'
import { trustHtml } from '#platform/browser/own-html.ts'
import { EditorTools } from './editor-tools.tsx'

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
    // Typed or pasted text stays as it is: „24. Dezember“ begins no list, and 2 * 3 * 4 keeps its asterisks.
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

type BodyPreviewProps = { body: string; language: 'de' | 'en' }

function BodyPreview({ body, language }: BodyPreviewProps) {
  const translate = useTranslate()
  const { data: html = '', isError } = useQuery({
    queryKey: ['news', 'preview', body],
    queryFn: () => fetchPreview(body),
  })
  const trusted = useMemo(() => ({ __html: trustHtml(html) }), [html])
  if (isError) return <p role="alert">{translate('news.preview_failed')}</p>
  return (
    <Box sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 1.5 }}>
      <Typography variant="caption" color="text.secondary">
        {translate('news.preview_hint')}
      </Typography>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by newsHtml, which escapes all markup of
          the text */}
      <Box lang={language} dangerouslySetInnerHTML={trusted} sx={{ overflowWrap: 'anywhere' }} />
    </Box>
  )
}

async function fetchPreview(body: string): Promise<string> {
  const response = await callStaffApi('/news/preview', { method: 'POST', body: { Body: body } })
  return isFields(response) ? String(response.Html) : ''
}

const SEPARATOR = ' | '
/** Elements that would end the line of their row. */
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br'

/** HTML with each row of a table as a paragraph: the text of a news item has no tables. */
function tablesToLines(html: string): string {
  if (!/<tr\b/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  // The last table comes first, so that a table inside a cell is a line of that cell before its own row is read.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [toLine(page, [table.caption])] : []
    table.replaceWith(...caption, ...[...table.rows].map((row) => toLine(page, [...row.cells])))
  }
  return page.body.innerHTML
}

function tabsToSeparators(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const begin = line.length - line.trimStart().length
      return line.slice(0, begin) + line.slice(begin).replaceAll('\t', SEPARATOR)
    })
    .join('\n')
}

function toLine(page: Document, cells: readonly HTMLElement[]): HTMLElement {
  const line = page.createElement('p')
  for (const [at, cell] of cells.entries()) {
    if (at > 0) line.append(SEPARATOR)
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ')
    line.append(...cell.childNodes)
  }
  return line
}
