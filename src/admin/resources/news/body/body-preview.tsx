import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { callStaffApi, isFields } from '#admin/records/admin-api.ts'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { trustHtml } from '#platform/browser/own-html.ts'

type BodyPreviewProps = { body: string; language: 'de' | 'en' }

/** The text as the website renders it, by the same code. */
export function BodyPreview({ body, language }: BodyPreviewProps) {
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
