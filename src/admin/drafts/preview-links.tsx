import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useNotify, useTranslate } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import type { Drafted } from '#domain/pending-changes/pending-changes-model.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { makeLink, readDrafted, revokeLink } from './draft-api.ts'
import { previewAddress } from './preview-address.ts'

type PreviewLinksProps = { name: { resource: Drafted; id: string }; record: RaRecord }

/** Links for colleagues, who need no account to see the preview; each can be revoked. */
export function PreviewLinks({ name, record }: PreviewLinksProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const when = useMoment()
  const [secret, setSecret] = useState<string | null>(null)
  const { data, refetch } = useQuery({
    queryKey: ['preview-links', name],
    queryFn: () => readDrafted(name),
  })
  async function make(): Promise<void> {
    const link = await makeLink(name, 'colleague')
    if (!link) return notify('errors.server', { type: 'error' })
    setSecret(link.Secret)
    await refetch()
  }
  async function revoke(id: number): Promise<void> {
    if (!(await revokeLink(name, id))) notify('errors.server', { type: 'error' })
    setSecret(null)
    await refetch()
  }
  return (
    <Section title="drafts.links">
      <Typography>{translate('drafts.links_hint')}</Typography>
      <Button variant="outlined" onClick={() => void make()} sx={{ marginBlock: 1 }}>
        {translate('drafts.make_link')}
      </Button>
      {secret !== null && <NewLink name={name} record={record} secret={secret} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.Links.map(({ Id, StaffName, CreatedAt, ExpiresAt }) => {
          const text = translate('drafts.link', {
            name: StaffName,
            created: when(CreatedAt),
            expires: when(ExpiresAt),
          })
          return (
            <li key={Id}>
              {text}
              <Button
                onClick={() => void revoke(Id)}
                aria-label={translate('drafts.revoke_this', { link: text })}
              >
                {translate('drafts.revoke')}
              </Button>
            </li>
          )
        })}
      </Box>
    </Section>
  )
}

/** Told once: the server only keeps what it needs to recognise it. */
function NewLink({ name, record, secret }: PreviewLinksProps & { secret: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const addresses = (['de', 'en'] as const).map((language) => ({
    language,
    address: location.origin + previewAddress(name.resource, { language, record, secret }),
  }))
  async function copy(address: string): Promise<void> {
    const isCopied = await copyText(address)
    notify(isCopied ? 'drafts.copied' : 'drafts.not_copied', { type: isCopied ? 'success' : 'error' })
  }
  return (
    <Alert severity="success" variant="outlined" icon={false} sx={{ marginBottom: 1 }}>
      {translate('drafts.shown_once')}
      {addresses.map(({ language, address }) => (
        <Stack key={language} direction="row" spacing={1} sx={{ alignItems: 'center', marginTop: 1 }}>
          <Box component="a" href={address} target="_blank" rel="noreferrer" sx={ADDRESS}>
            {address}
          </Box>
          <Button size="small" variant="outlined" onClick={() => void copy(address)}>
            {translate(`drafts.copy_${language}`)}
          </Button>
        </Stack>
      ))}
    </Alert>
  )
}

const ADDRESS = { color: 'inherit', minWidth: 0, overflowWrap: 'anywhere' }
