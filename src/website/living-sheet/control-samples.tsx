import { SortLinks } from '#agency/catalogue/wall/sort-links.tsx'
import { useMessages } from '#base/language/messages.tsx'
import { Button, ButtonLink, ChipLink, MoreLink, RoundButton } from '#base/ui/controls.tsx'
import {
  ArrowIcon,
  CaretIcon,
  CrossIcon,
  MenuIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
} from '#base/ui/icons.tsx'
import { PencilCircle } from '#base/ui/pencil.tsx'
import { EmptySheet } from '#website/collection/empty-sheet.tsx'
import { SearchForm } from '#website/search/search-form.tsx'
import { LanguageSwitch } from '#website/shell/language-switch.tsx'
import { MenuLink } from '#website/shell/menu-link.tsx'
import { WordMark } from '#website/shell/word-mark.tsx'
import style from './control-samples.module.css'
import { Sample } from './samples.tsx'

const ICONS = {
  arrow: ArrowIcon,
  caret: CaretIcon,
  cross: CrossIcon,
  menu: MenuIcon,
  phone: PhoneIcon,
  play: PlayIcon,
  search: SearchIcon,
}

/** What one presses, types into and reads as a sign. Every link leads back to this sheet. */
export function ControlSamples({ path }: { path: string }) {
  const { tell } = useMessages()
  return (
    <>
      <Sample heading={tell('sheet_controls')}>
        <p>{tell('sheet_states')}</p>
        <Buttons path={path} />
      </Sample>
      <Sample heading={tell('sheet_choices')}>
        <div className={style.controls}>
          <SortLinks current="alpha" addressOf={() => path} />
          <LanguageSwitch />
          <MenuLink to={path}>{tell('sheet_heading')}</MenuLink>
        </div>
      </Sample>
      <Sample heading={tell('sheet_inputs')}>
        <SearchForm query={tell('sheet_button')} />
      </Sample>
      <Sample heading={tell('sheet_marks')}>
        <p className={style.controls}>
          <WordMark />
          <b className={style.circled}>
            <PencilCircle />3
          </b>
          {Object.entries(ICONS).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </p>
        <EmptySheet />
      </Sample>
    </>
  )
}

function Buttons({ path }: { path: string }) {
  const { tell } = useMessages()
  return (
    <>
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
        <RoundButton label={tell('shell_to_top')} raised>
          <ArrowIcon />
        </RoundButton>
        <MoreLink to={path}>{tell('sheet_button')}</MoreLink>
      </p>
    </>
  )
}
