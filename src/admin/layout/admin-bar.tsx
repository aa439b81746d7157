import { AppBar, Box, Button, CircularProgress, Toolbar } from '@mui/material'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { TitlePortal, useLoading, useLocales, useRefresh, useSidebarState, useTranslate } from 'react-admin'
import { useArtistId, useMay } from '#admin/account/current-role.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { NARROW } from '#admin/theme.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderButton, Strokes } from './header-button.tsx'
import { useQuickSearchKey } from './use-keys.ts'

/** Replaces react-admin's bar, whose buttons have no text. */
export function StaffBar() {
  const translate = useTranslate()
  const [isEditor, isArtist] = [useMay('editor'), useArtistId() !== null]
  return (
    <AppBar color="secondary">
      <Toolbar disableGutters variant="dense" sx={BAR}>
        <MenuButton />
        <WordMark />
        <TitlePortal component="h1" sx={TITLE} />
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
        {(isEditor || isArtist) && (
          <Suspense>
            <NotificationBell />
          </Suspense>
        )}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}

/** A phone has no room for the title beside the buttons, so it gets a line of its own, for which `theme.ts` leaves room. */
const BAR = { paddingInline: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'space-between' }
const TITLE = {
  fontSize: { xs: '1.125rem', sm: '1.375rem' },
  flex: { xs: '1 0 100%', sm: 1 },
  order: { xs: 1, sm: 0 },
  padding: { xs: '0 8px 8px', sm: 0 },
}

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

function LanguageSwitch() {
  const [language, change] = useLanguage()
  const languages = useLocales()
  const translate = useTranslate()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <Box role="group" aria-label={translate('menu.language')} sx={{ display: 'flex', flexShrink: 0 }}>
      {languages.map(({ locale, name }) => (
        <Button
          key={locale}
          color="inherit"
          aria-label={name}
          aria-current={locale === language || undefined}
          lang={locale}
          onClick={() => isLanguage(locale) && change(locale)}
          sx={{
            minWidth: 40,
            paddingInline: 0.5,
            textDecoration: locale === language ? 'underline' : 'none',
            textDecorationThickness: 2,
            textUnderlineOffset: 5,
          }}
        >
          {locale.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}

const NotificationBell = lazyPart(() => import('./notification-bell.tsx'), 'NotificationBell')
const QuickSearchDialog = lazyPart(
  () => import('#admin/quick-search/quick-search-dialog.tsx'),
  'QuickSearchDialog',
)
const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5 21 21'

function QuickSearchButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useQuickSearchKey(useCallback(() => setOpen(true), []))
  return (
    <>
      <HeaderButton
        icon={<Strokes path={MAGNIFIER} />}
        name={translate('keys.search_name')}
        text={translate('keys.search_button')}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <QuickSearchDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
