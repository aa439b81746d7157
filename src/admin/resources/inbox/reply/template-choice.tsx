import { Box, Link, MenuItem, TextField } from '@mui/material'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { isFields } from '#admin/records/admin-api.ts'
import { numberOf } from '#domain/enquiries/model.ts'
import { fillTemplate } from '#domain/enquiries/replies/compose-reply.ts'

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'Name', order: 'ASC' } } as const

/** Puts one of the agency's own texts into the reply, in the language of the enquiry and with its values. */
export function TemplateChoice({ onInsert }: { onInsert: (text: string) => void }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { data = [] } = useGetList('reply-templates', ALL)
  const values = useValues()
  const field = record?.Language === 'en' ? 'TextEn' : 'TextDe'
  const usable = data.filter((template) => template[field])
  function insert(id: string) {
    const chosen = usable.find((template) => String(template.id) === id)
    if (chosen) onInsert(fillTemplate(String(chosen[field]), values))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      {usable.length > 0 && (
        <TextField
          select
          label={translate('inbox.reply_template')}
          value=""
          onChange={({ target }) => insert(target.value)}
          sx={{ maxWidth: 320 }}
        >
          {usable.map((template) => (
            <MenuItem key={template.id} value={String(template.id)}>
              {String(template.Name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ fontSize: '0.875rem', paddingBottom: 1 }}>
        {usable.length === 0 && `${translate('inbox.no_templates')} `}
        <Link component={RouterLink} to="/reply-templates">
          {translate('inbox.edit_templates')}
        </Link>
      </Box>
    </Box>
  )
}

/** A project without a name is called by its kind; without either the placeholder stays and is named. */
function useValues() {
  const record = useRecordContext()
  const translate = useTranslate()
  const typed = isFields(record?.Fields) ? record.Fields : {}
  const kind = typed.project ? translate(`enquiry.enquiry_project_${typed.project}`, { _: '' }) : ''
  return {
    name: String(typed.name ?? ''),
    number: numberOf(String(record?.Id)),
    project: String(typed.projectName || kind),
  }
}
