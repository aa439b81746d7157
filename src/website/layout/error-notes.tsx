import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { SearchForm } from '#website/search/search-form.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import typography from '#website/ui/typography.module.css'
import style from './error-notes.module.css'

export function MissingNote() {
  const { t, language } = useMessages()
  return (
    <Note
      drawing={<PageDrawing of="missing" />}
      heading={t('missing_heading')}
      text={t('missing_text')}
      search={<Island name="search/search-form" of={SearchForm} props={{}} />}
    >
      <ButtonLink to={paths.home(language)}>{t('missing_home')}</ButtonLink>
      <ButtonLink to={paths.allArtists(language)} outlined>
        {t('shell_all_artists', { product: site.productWord })}
      </ButtonLink>
    </Note>
  )
}

export function FailureNote() {
  const { t, language } = useMessages()
  return (
    <Note heading={t('failure_heading')} text={t('failure_text')}>
      <ButtonLink to={paths.home(language)}>{t('missing_home')}</ButtonLink>
    </Note>
  )
}

type NoteProps = {
  heading: string
  text: string
  search?: ReactNode
  drawing?: ReactNode
  children: ReactNode
}

function Note({ heading, text, search, drawing, children }: NoteProps) {
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{heading}</h1>
      <p className={classNames(typography.lead, style.text)}>{text}</p>
      {search}
      <div className={style.ways}>{children}</div>
      {drawing}
    </div>
  )
}
