import { Box, Button, CircularProgress, MenuItem } from '@mui/material'
import {
  AppBar,
  type AppBarProps,
  Logout,
  RefreshIconButton,
  TitlePortal,
  UserMenu,
  useLoading,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router'
import { NARROW } from '#admin/theme/theme-colours.ts'
import { site } from '#site/public-site.ts'
import { LanguageSwitch } from './language-switch.tsx'

export function StaffBar(props: AppBarProps) {
  const translate = useTranslate()
  return (
    <AppBar {...props} toolbar={<Tools />} userMenu={<AccountMenu />}>
      <WordMark />
      <TitlePortal component="h1" sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' } }} />
      <Button
        component="a"
        href="/"
        target="_blank"
        color="inherit"
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {translate('menu.public_site')}
      </Button>
    </AppBar>
  )
}

function Tools() {
  return (
    <>
      <LanguageSwitch />
      <Refresh />
    </>
  )
}

/** react-admin's own button has no accessible name while it loads. */
function Refresh() {
  const translate = useTranslate()
  const isLoading = useLoading()
  if (!isLoading) return <RefreshIconButton />
  return (
    <Box sx={{ p: 1.5, display: 'flex' }}>
      <CircularProgress size={16} color="inherit" aria-label={translate('ra.page.loading')} />
    </Box>
  )
}

/** The agency's word mark with a coloured dot, which tells the admin from the website. */
function WordMark() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        width: 168,
        fontSize: '1.375rem',
        fontWeight: 600,
        fontStretch: NARROW,
        letterSpacing: '-0.022em',
      }}
    >
      {site.brand.de}
      <Box component="span" sx={{ color: 'error.main' }}>
        .
      </Box>
    </Box>
  )
}

/** The signed-in account: link to its page, and sign-out. */
function AccountMenu() {
  return (
    <UserMenu>
      <AccountLink />
      <Logout icon={<span hidden />} />
    </UserMenu>
  )
}

function AccountLink() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      {translate('menu.account')}
    </MenuItem>
  )
}
