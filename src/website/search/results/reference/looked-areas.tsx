import { isSameArea } from '#domain/search/part.ts'
import type { Looked } from '#domain/search/query.ts'
import chips from '#website/search/results/filters/style-chips.module.css'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import {
  type Filters,
  resultsPath,
  type SearchParameters,
} from '#website/search/results/search-parameters.ts'
import { ChipLink } from '#website/ui/links/chip-link.tsx'
import typography from '#website/ui/typography.module.css'

type LookedAreasProps = {
  parameters: Extract<SearchParameters, { kind: 'picture' }>
  filters: Filters
  looked: Looked
}

/** The pictures that were found in the visitor's one, each a search of its own. */
export function LookedAreas({ parameters, filters, looked: { looks, part, shown } }: LookedAreasProps) {
  const { t, language } = useResultsMessages()
  const isStrip = looks.some(({ kind }) => kind === 'square')
  const areas = looks.map(({ area }, at) => ({
    area,
    name: t(isStrip ? 'results_area_square' : 'results_area_picture', { number: at + 1 }),
  }))
  const nearest = part ? null : areas.find(({ area }) => isSameArea(area, shown))
  const note = isStrip
    ? 'results_areas_strip'
    : areas.length > 1
      ? 'results_areas_several'
      : 'results_areas_one'
  const pathOf = (chosen: typeof part) => resultsPath(language, { ...parameters, part: chosen }, filters)
  return (
    <nav className={chips.chips} aria-label={t('results_areas')}>
      <p className={typography.small}>
        <span>{t(note)}</span> <span>{nearest && t('results_area_nearest', { name: nearest.name })}</span>
      </p>
      <ul className={chips.chips}>
        <li>
          <ChipLink to={pathOf(null)} isCurrent={!areas.some(({ area }) => part && isSameArea(area, part))}>
            {t('results_area_whole')}
          </ChipLink>
        </li>
        {areas.map(({ area, name }) => (
          <li key={name}>
            <ChipLink to={pathOf(area)} isCurrent={part !== null && isSameArea(area, part)}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
