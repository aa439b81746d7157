import { LONGEST_SEARCH, USUAL_STYLE } from '#domain/search/limits.ts'
import type { SearchedPicture } from '#domain/search/query.ts'
import { formatRegion, isSameRegion, type Region, WHOLE } from '#domain/search/region.ts'
import { paths } from '#site/paths.ts'
import { Island } from '#website/islands/island.tsx'
import { AppliedChoices } from '#website/narrowing/applied-choices.tsx'
import chips from '#website/search/chips.module.css'
import { RESPECTS, type Respect, useMoreLikeMessages } from '#website/search/more-like.ts'
import { MoreLike } from '#website/search/more-like-links.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import {
  type Filters,
  resultsPath,
  resultsQuery,
  type SearchParameters,
} from '#website/search/results/search-parameters.ts'
import type { PictureView, SearchParametersView } from '#website/search/results/view-results.ts'
import chipLinkStyle from '#website/ui/chip-link.module.css'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { PictureTools } from './picture-tools.tsx'
import style from './reference.module.css'

type ReferenceProps = { parameters: SearchParametersView; filters: Filters }

/** Renders nothing for a search by words. */
export function Reference({ parameters, filters }: ReferenceProps) {
  const { t, language } = useResultsMessages()
  const { t: tRespect } = useMoreLikeMessages()
  if (parameters.kind === 'words') return null
  const { picture, words } = parameters
  const respect = respectOf(filters)
  const heading = respect ? tRespect(respect.message) : t('results_similar')
  const isRegion = parameters.kind === 'like' && parameters.region !== null
  const mixed = { ...filters, style: USUAL_STYLE, by: null }
  return (
    <div className={style.reference}>
      {picture && (
        <ReferencePicture
          picture={picture}
          region={parameters.region}
          without={words === '' ? paths.imageSearch(language) : paths.wordSearch(language, words)}
        />
      )}
      <h1 className={classNames(typography.xl, style.heading)}>
        {words === '' ? heading : t('results_with_words', { heading, query: words })}
      </h1>
      {parameters.kind === 'picture' && picture?.searched && (
        <ComparedCrops parameters={parameters} filters={filters} searched={picture.searched} />
      )}
      <div className={style.respects}>
        <MoreLike address={resultsPath(language, parameters, mixed)} current={respect?.name ?? null} />
      </div>
      <div className={style.weights}>
        <WeightForm parameters={parameters} filters={filters} />
        <WordsForm parameters={parameters} filters={filters} />
      </div>
      <div className={style.other}>
        {isRegion && (
          <a
            href={resultsPath(language, { ...parameters, region: null }, mixed)}
            className={classNames(typography.small, style.whole)}
          >
            {t('results_part_whole')}
          </a>
        )}
        <Island name="search/results/picture-tools" of={PictureTools} props={{ parameters, filters }} />
      </div>
    </div>
  )
}

function respectOf({ style: weight, by }: Filters): Respect | null {
  const name = by ?? (weight === 1 ? 'style' : weight === 0 ? 'content' : null)
  return RESPECTS.find((respect) => respect.name === name) ?? null
}

type ComparedCropsProps = {
  parameters: Extract<SearchParameters, { kind: 'picture' }>
  filters: Filters
  searched: SearchedPicture
}

/** Links to searches by each picture that was found within the visitor's one. */
function ComparedCrops({ parameters, filters, searched: { crops, region, shown } }: ComparedCropsProps) {
  const { t, language } = useResultsMessages()
  const isStrip = crops.some(({ kind }) => kind === 'square')
  const areas = crops.map(({ area }, at) => ({
    area,
    name: t(isStrip ? 'results_area_square' : 'results_area_picture', { number: at + 1 }),
  }))
  const nearest = region ? null : areas.find(({ area }) => isSameRegion(area, shown))
  const note = isStrip
    ? 'results_areas_strip'
    : areas.length > 1
      ? 'results_areas_several'
      : 'results_areas_one'
  const pathOf = (chosen: typeof region) => resultsPath(language, { ...parameters, region: chosen }, filters)
  return (
    <nav className={chips.chips} aria-label={t('results_areas')}>
      <p className={typography.small}>
        <span>{t(note)}</span> <span>{nearest && t('results_area_nearest', { name: nearest.name })}</span>
      </p>
      <ul className={chips.chips}>
        <li>
          <ChipLink
            to={pathOf(null)}
            isCurrent={!areas.some(({ area }) => region && isSameRegion(area, region))}
          >
            {t('results_area_whole')}
          </ChipLink>
        </li>
        {areas.map(({ area, name }) => (
          <li key={name}>
            <ChipLink to={pathOf(area)} isCurrent={region !== null && isSameRegion(area, region)}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ReferencePictureProps = {
  picture: PictureView
  /** The part that counts; all of the picture if null. */
  region: Region | null
  /** The address that its cross leads to. */
  without: string
}

/**
 * The picture that was searched by, cropped to a square. Where a part of it counts or may count, all of it is shown,
 * with a frame around that part and marks around the others.
 */
function ReferencePicture({ picture, region, without }: ReferencePictureProps) {
  const { t } = useResultsMessages()
  const { address, alt, large, searched } = picture
  const shown = alt ?? t('results_reference')
  const size = searched?.size ?? (region && large ? large : SQUARE)
  const marks = searched?.crops.map(({ area }) => area) ?? []
  return (
    <div className={style.picture} style={customProperties({ '--shape': size.width / size.height })}>
      <div className={style.shape}>
        <img
          src={address}
          alt={region ? `${shown}. ${t('results_part_frame', region)}` : shown}
          width={size.width}
          height={size.height}
        />
        {marks.map((area) => (
          <span key={formatRegion(area)} className={style.mark} style={{ inset: insetOf(area) }} />
        ))}
        {region && <span className={style.frame} style={{ inset: insetOf(region) }} />}
      </div>
      <a href={without} className={style.away} aria-label={t('results_without_reference')}>
        <CrossIcon size={18} />
      </a>
    </div>
  )
}

const SQUARE = { width: 320, height: 320 }

/** Returns the inset as CSS writes it: from the top, the right, the bottom and the left. */
function insetOf({ x, y, width, height }: Region): string {
  return [y, WHOLE - x - width, WHOLE - y - height, x].map((share) => `${share}%`).join(' ')
}

const FORM_ID = 'weight'
const STEPS = 10

type WeightFormProps = { parameters: SearchParameters; filters: Filters }

function WeightForm({ parameters, filters }: WeightFormProps) {
  const { t, language } = useResultsMessages()
  return (
    <form id={FORM_ID} action={paths.imageSearch(language)} autoComplete="off" className={style.form}>
      <OtherParameters parameters={parameters} filters={filters} replaced={['style', 'by']} />
      <span aria-hidden="true">{t('results_content')}</span>
      <input
        type="range"
        name="style"
        min="0"
        max="1"
        step={1 / STEPS}
        // The browser rounds it in the same way, and that must not count as a change.
        defaultValue={Math.round(filters.style * STEPS) / STEPS}
        aria-label={t('results_weight')}
      />
      <span aria-hidden="true">{t('results_style')}</span>
      <div className={style.apply}>
        <Button type="submit">{t('results_apply')}</Button>
      </div>
      <Island name="narrowing/applied-choices" of={AppliedChoices} props={{ form: FORM_ID }} />
    </form>
  )
}

type WordsFormProps = { parameters: Exclude<SearchParameters, { kind: 'address' }>; filters: Filters }

function WordsForm({ parameters, filters }: WordsFormProps) {
  const { t, language } = useResultsMessages()
  const { words } = parameters
  return (
    <search>
      <form action={paths.imageSearch(language)} className={style.words}>
        <OtherParameters parameters={parameters} filters={filters} replaced={['q']} />
        <input
          type="search"
          name="q"
          className={style.input}
          defaultValue={words}
          aria-label={t('results_words')}
          placeholder={t('results_keyword')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={chipLinkStyle.chip}>
          {t('search_send')}
        </button>
      </form>
    </search>
  )
}

type OtherParametersProps = {
  parameters: SearchParameters
  filters: Filters
  replaced: readonly string[]
}

/** Carries the rest of the search, so that a form changes only what it shows. */
function OtherParameters({ parameters, filters, replaced }: OtherParametersProps) {
  return [...new URLSearchParams(resultsQuery(parameters, filters))]
    .filter(([name]) => !replaced.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
