import { Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { useLocales, useTranslate } from 'react-admin'
import { useLanguage } from '#admin/messages/use-language.ts'
import { isLanguage } from '#platform/i18n/language.ts'

/** Two buttons as on the website; the current language is underlined. */
export function LanguageSwitch() {
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
