import { Alert } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { includesRole, type OfficeRole, roleToChange } from '#domain/staff/roles.ts'
import { useRole } from './current-role.ts'

/** `least` is the role from which on a page opens; `artists` says whether it has something for artists. */
type Readers = { least: OfficeRole; artists?: boolean }

const READERS: Readonly<Record<string, Readers>> = {
  '/': { least: 'reader', artists: true },
  '/account': { least: 'reader', artists: true },
  '/artists': { least: 'reader', artists: true },
  '/colleagues': { least: 'owner' },
  '/desk': { least: 'editor' },
  '/images': { least: 'reader', artists: true },
  '/proposals': { least: 'reader', artists: true },
  '/tokens': { least: 'editor' },
  '/uploads': { least: 'editor', artists: true },
  '/webhooks': { least: 'owner' },
}

export function useMayOpen(): (path: string) => boolean {
  const role = useRole()
  return (path) => {
    const [, page = '', screen] = path.split('/')
    const { least, artists = false } =
      screen === 'create' ? { least: roleToChange(page) } : (READERS[`/${page}`] ?? { least: 'reader' })
    return role === 'artist' ? artists : includesRole(role, least)
  }
}

/** Somebody who opens a page that is not theirs reads one sentence, and the server is asked nothing. */
export function ForReaders({ path, children }: { path: string; children: ReactNode }) {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  if (mayOpen(path)) return children
  return (
    <Alert severity="info" variant="outlined" sx={{ marginTop: 3 }}>
      {translate('loading.other_role')}
    </Alert>
  )
}

export function forReaders(path: string, Screen: ComponentType): ComponentType {
  return () => (
    <ForReaders path={path}>
      <Screen />
    </ForReaders>
  )
}
