import { useMessages } from '#base/language/messages.tsx'
import { Button, ButtonLink, ChipLink, MoreLink, RoundButton } from '#base/ui/controls.tsx'
import { SearchIcon } from '#base/ui/icons.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import style from '#website/living-sheet/samples.module.css'
import { Sample, Swatches } from '#website/living-sheet/samples.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import type { Route } from './+types/living-sheet-page.ts'

const SIZES = ['mega', 'xl', 'lg', 'md', 'lead', 'small'] as const

/** For maintainers: tokens, type and controls from the very parts the site is made of. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const tell = tellIn(asked.language)
  const brand = site.brand[asked.language]
  const words = { title: tell('sheet_title', { brand }), description: tell('sheet_description') }
  return { head: describePage(asked, words, { indexed: false }), path: asked.path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function LivingSheetPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { path } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{tell('sheet_heading')}</h1>
      </div>
      <Sample heading={tell('sheet_colours')}>
        <Swatches />
      </Sample>
      <Sample heading={tell('sheet_type')}>
        {SIZES.map((size) => (
          <p key={size} className={typography[size]}>
            {tell('sheet_sample')}
          </p>
        ))}
      </Sample>
      <Sample heading={tell('sheet_controls')}>
        <p className={style.controls}>
          <ButtonLink to={path}>{tell('sheet_button')}</ButtonLink>
          <ButtonLink to={path} outlined>
            {tell('sheet_second')}
          </ButtonLink>
          <Button disabled>{tell('sheet_busy')}</Button>
        </p>
        <p className={style.controls}>
          <ChipLink to={path}>{tell('sheet_second')}</ChipLink>
          <ChipLink to={path} isCurrent>
            {tell('sheet_button')}
          </ChipLink>
          <RoundButton label={tell('sheet_tool')}>
            <SearchIcon />
          </RoundButton>
          <MoreLink to={path}>{tell('sheet_button')}</MoreLink>
        </p>
      </Sample>
    </>
  )
}
