import { EmptyEntries } from '#website/collection/empty-sheet.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { LanguageSwitch } from '#website/layout/header/language-switch.tsx'
import { WordMark } from '#website/layout/header/word-mark.tsx'
import { MenuLink } from '#website/layout/menu/menu-link.tsx'
import { SearchForm } from '#website/search/search-form.tsx'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { Button, ButtonLink, MoreLink, RoundButton } from '#website/ui/controls.tsx'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { SelectField } from '#website/ui/fields/select-field.tsx'
import {
  ArrowIcon,
  CaretIcon,
  CrossIcon,
  MenuIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
} from '#website/ui/icons.tsx'
import { MoreText } from '#website/ui/more-text.tsx'
import { PencilCircle } from '#website/ui/pencil.tsx'
import style from './control-samples.module.css'
import { Sample } from './samples.tsx'
import type { StyleGuideMessages } from './style-guide-messages.ts'

const ICONS = {
  arrow: ArrowIcon,
  caret: CaretIcon,
  cross: CrossIcon,
  menu: MenuIcon,
  phone: PhoneIcon,
  play: PlayIcon,
  search: SearchIcon,
}

type ControlSamplesProps = { path: string; texts: StyleGuideMessages }

export function ControlSamples({ path, texts }: ControlSamplesProps) {
  return (
    <>
      <Sample heading={texts.controls}>
        <p>{texts.states}</p>
        <Buttons path={path} texts={texts} />
      </Sample>
      <Sample heading={texts.choices}>
        <div className={style.controls}>
          <SortLinks current="alpha" addresses={{ random: path, alpha: path, new: path }} />
          <LanguageSwitch />
          <MenuLink to={path}>{texts.heading}</MenuLink>
        </div>
      </Sample>
      <Sample heading={texts.inputs}>
        <Island name="search/search-form" of={SearchForm} props={{ query: texts.button }} />
        <div className={style.controls}>
          <SelectField label={texts.choices} name="choice" required>
            <option>{texts.button}</option>
            <option>{texts.second}</option>
          </SelectField>
          <CheckField name="ticked" isTicked>
            {texts.button}
          </CheckField>
          <CheckField name="empty">{texts.second}</CheckField>
        </div>
      </Sample>
      <Sample heading={texts.marks}>
        <p className={style.controls}>
          <WordMark />
          <b className={style.circled}>
            <PencilCircle />
            <span>3</span>
          </b>
          {Object.entries(ICONS).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </p>
        <EmptyEntries />
      </Sample>
    </>
  )
}

function Buttons({ path, texts }: ControlSamplesProps) {
  const { t } = useMessages()
  return (
    <>
      <p className={style.controls}>
        <ButtonLink to={path}>{texts.button}</ButtonLink>
        <ButtonLink to={path} outlined>
          {texts.second}
        </ButtonLink>
        <Button disabled>{texts.busy}</Button>
      </p>
      <p className={style.controls}>
        <ChipLink to={path}>{texts.second}</ChipLink>
        <ChipLink to={path} isCurrent>
          {texts.button}
        </ChipLink>
        <RoundButton label={texts.tool}>
          <SearchIcon />
        </RoundButton>
        <RoundButton label={t('shell_to_top')} raised>
          <ArrowIcon />
        </RoundButton>
        <MoreLink to={path}>{texts.button}</MoreLink>
      </p>
      <MoreText title={texts.second} folds>
        <p>{texts.states}</p>
      </MoreText>
    </>
  )
}
