import { EmptySheet } from '#website/collection/empty-sheet.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { LanguageSwitch } from '#website/layout/header/language-switch.tsx'
import { WordMark } from '#website/layout/header/word-mark.tsx'
import { MenuLink } from '#website/layout/menu/menu-link.tsx'
import { SearchForm } from '#website/search/search-form.tsx'
import { Button, ButtonLink, ChipLink, MoreLink, RoundButton } from '#website/ui/controls.tsx'
import {
  ArrowIcon,
  CaretIcon,
  CrossIcon,
  MenuIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
} from '#website/ui/icons.tsx'
import { PencilCircle } from '#website/ui/pencil.tsx'
import style from './control-samples.module.css'
import { Sample } from './samples.tsx'
import type { SheetWords } from './style-guide-messages.ts'

const ICONS = {
  arrow: ArrowIcon,
  caret: CaretIcon,
  cross: CrossIcon,
  menu: MenuIcon,
  phone: PhoneIcon,
  play: PlayIcon,
  search: SearchIcon,
}

type ControlSamplesProps = { path: string; words: SheetWords }

/** Buttons, links, fields and icons. Every link leads to this page. */
export function ControlSamples({ path, words }: ControlSamplesProps) {
  return (
    <>
      <Sample heading={words.controls}>
        <p>{words.states}</p>
        <Buttons path={path} words={words} />
      </Sample>
      <Sample heading={words.choices}>
        <div className={style.controls}>
          <SortLinks current="alpha" addressOf={() => path} />
          <LanguageSwitch />
          <MenuLink to={path}>{words.heading}</MenuLink>
        </div>
      </Sample>
      <Sample heading={words.inputs}>
        <SearchForm query={words.button} />
      </Sample>
      <Sample heading={words.marks}>
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

function Buttons({ path, words }: ControlSamplesProps) {
  const { tell } = useMessages()
  return (
    <>
      <p className={style.controls}>
        <ButtonLink to={path}>{words.button}</ButtonLink>
        <ButtonLink to={path} outlined>
          {words.second}
        </ButtonLink>
        <Button disabled>{words.busy}</Button>
      </p>
      <p className={style.controls}>
        <ChipLink to={path}>{words.second}</ChipLink>
        <ChipLink to={path} isCurrent>
          {words.button}
        </ChipLink>
        <RoundButton label={words.tool}>
          <SearchIcon />
        </RoundButton>
        <RoundButton label={tell('shell_to_top')} raised>
          <ArrowIcon />
        </RoundButton>
        <MoreLink to={path}>{words.button}</MoreLink>
      </p>
    </>
  )
}
