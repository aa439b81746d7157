import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMoment } from '#admin/parts/agency-time.ts'
import { type NewDrafts as Drafts, formPath, readNewDrafts } from './draft-api.ts'

export const newDraftsKey = (resource: string) => ['drafts', resource]

/**
 * Lists drafts of records that do not exist yet, with links to continue in the form. Renders nothing if there are none.
 */
export function NewDrafts() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { data = [] } = useQuery({
    queryKey: newDraftsKey(resource),
    queryFn: () => readNewDrafts(resource),
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ marginBottom: 2 }}>
      {translate('drafts.begun')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {data.map((draft) => (
          <Begun key={draft.Id} draft={draft} resource={resource} />
        ))}
      </Box>
    </Alert>
  )
}

function Begun({ draft, resource }: { draft: Drafts[number]; resource: string }) {
  const translate = useTranslate()
  const when = useMoment()(draft.SavedAt)
  const { TitleDe, TitleEn, Title, Name, GermanDescription } = draft.Fields
  const title = String(
    TitleDe || TitleEn || Title || Name || GermanDescription || translate('drafts.untitled'),
  )
  return (
    <li>
      <Link to={formPath({ resource, id: draft.Id })} style={{ color: 'inherit' }}>
        {title}
      </Link>{' '}
      ({translate('drafts.begun_by', { name: draft.StaffName, when })})
    </li>
  )
}
