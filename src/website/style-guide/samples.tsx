import type { ReactNode } from 'react'
import { EmptyEntries } from '#website/collection/empty-sheet.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { LanguageSwitch, MenuLink, WordMark } from '#website/layout/header.tsx'
import { SearchForm } from '#website/search/search-form.tsx'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { Button, ButtonLink, MoreLink, RoundButton } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { CheckField, SelectField } from '#website/ui/fields.tsx'
import {
  ArrowIcon,
  CaretIcon,
  CrossIcon,
  MenuIcon,
  PencilCircle,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
} from '#website/ui/icons.tsx'
import { MoreText } from '#website/ui/more-text.tsx'
import typography from '#website/ui/typography.module.css'
import style from './samples.module.css'
import type { StyleGuideMessages } from './view-style-guide.ts'

// The names in tokens.css and typography.module.css.
const COLOURS = [
  'paper',
  'paper-2',
  'paper-3',
  'line',
  'line-control',
  'ink-3',
  'ink-2',
  'ink',
  'red',
  'on-ink',
  'on-ink-2',
]
const SIZES = ['mega', 'xl', 'lg', 'md', 'lead', 'small', 'label', 'quiet'] as const
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function Sample({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={style.sample}>
      <h2 className={typography.md}>{heading}</h2>
      {children}
    </section>
  )
}

export function Colours() {
  return (
    <ul className={style.swatches}>
      {COLOURS.map((name) => (
        <li key={name} className={style.swatch} style={customProperties({ '--swatch': `var(--${name})` })}>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Sizes({ sample }: { sample: string }) {
  return (
    <dl className={style.sizes}>
      {SIZES.map((name) => (
        <div key={name}>
          <dt className={style.token}>{name}</dt>
          <dd className={typography[name]}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Spaces() {
  return (
    <ul className={style.spaces}>
      {SPACES.map((step) => (
        <li
          key={step}
          className={style.space}
          style={customProperties({ '--space': `var(--space-${step})` })}
        >
          {`space-${step}`}
        </li>
      ))}
    </ul>
  )
}

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
