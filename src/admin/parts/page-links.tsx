import { Button } from '@mui/material'
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'

/** Has a text label in narrow windows too, where react-admin's own links only show an icon. */
export function BackLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('list')} sx={{ marginLeft: '-16px' }}>
      {translate('ra.action.back')}
    </Button>
  )
}

export function CreateLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('create')} variant="contained">
      {translate('ra.action.create')}
    </Button>
  )
}

function useAddress(type: 'list' | 'create'): string {
  const createPath = useCreatePath()
  return createPath({ resource: useResourceContext() ?? '', type })
}
