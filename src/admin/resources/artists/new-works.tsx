import { Button } from '@mui/material'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { bulkEditorOfArtist } from '#admin/bulk-editor/bulk-editor-address.ts'
import { Section } from '#admin/parts/section.tsx'
import { UploadToArtist } from '#admin/uploads/upload-to-artist.tsx'

export function NewWorks() {
  const artist = useRecordContext()
  const translate = useTranslate()
  const refresh = useRefresh()
  const isStaff = useMay('reader')
  if (!artist) return null
  return (
    <Section title="desk.new_images">
      <UploadToArtist artistId={Number(artist.id)} taken={refresh}>
        {isStaff && (
          <div>
            <Button component={Link} to={bulkEditorOfArtist(artist.id)} variant="outlined">
              {translate('desk.go_on')}
            </Button>
          </div>
        )}
      </UploadToArtist>
    </Section>
  )
}
