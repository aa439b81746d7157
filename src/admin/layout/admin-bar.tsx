import { AppBar, Box, Button, CircularProgress, Toolbar } from '@mui/material'
import { TitlePortal, useLoading, useRefresh, useSidebarState, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { NARROW } from '#admin/theme/theme-colours.ts'
import { site } from '#site/public-site.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderButton } from './header-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { QuickSearchButton } from './quick-search-button.tsx'
import { Strokes } from './strokes.tsx'

/** In place of react-admin's, whose buttons have no text. */
export function StaffBar() {
  const translate = useTranslate()
  return (
    <AppBar color="secondary">
      <Toolbar disableGutters variant="dense" sx={{ paddingInline: 1 }}>
        <MenuButton />
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
        {useMay('reader') && <QuickSearchButton />}
        <LanguageSwitch />
        <Refresh />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}

/** In a square of 24. */
const THREE_LINES = 'M3 7h18M3 12h18M3 17h18'
const ROUND_ARROW = 'M20 12a8 8 0 1 1-2.3-5.7M20 3v4.5h-4.5'

function MenuButton() {
  const translate = useTranslate()
  const [open, setOpen] = useSidebarState()
  return (
    <HeaderButton
      icon={<Strokes path={THREE_LINES} />}
      name={translate(open ? 'ra.action.close_menu' : 'ra.action.open_menu')}
      text={translate('menu.menu')}
      onClick={() => setOpen(!open)}
    />
  )
}

function Refresh() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const isLoading = useLoading()
  const name = translate('ra.action.refresh')
  const spinner = <CircularProgress size={20} color="inherit" aria-label={translate('ra.page.loading')} />
  return (
    <HeaderButton
      icon={isLoading ? spinner : <Strokes path={ROUND_ARROW} />}
      name={name}
      text={name}
      onClick={() => refresh()}
    />
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
