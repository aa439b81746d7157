import { type Filters, resultsQuery, type SearchParameters } from './search-parameters.ts'

type OtherParametersProps = {
  parameters: SearchParameters
  filters: Filters
  /** Names of the form's own fields. */
  own: readonly string[]
}

/** The rest of the search, so that a form changes only what it shows. */
export function OtherParameters({ parameters, filters, own }: OtherParametersProps) {
  return [...new URLSearchParams(resultsQuery(parameters, filters))]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
