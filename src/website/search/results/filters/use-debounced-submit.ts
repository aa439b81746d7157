import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#website/i18n/messages.tsx'
import { readFilters, resultsPath, type SearchParameters } from '#website/search/results/search-parameters.ts'
import { FILTERS_SENT_AFTER_MS } from '#website/search/search-timings.ts'

type OnChange = (event: FormEvent<HTMLFormElement>) => void

/** Navigates to the form's results a moment after the last change, replacing the history's entry. */
export function useDebouncedSubmit(parameters: SearchParameters): OnChange {
  const { language } = useMessages()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ currentTarget }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const values = new URLSearchParams()
      for (const [field, value] of new FormData(currentTarget))
        if (typeof value === 'string') values.append(field, value)
      const address = resultsPath(language, parameters, readFilters(values))
      void navigate(address, { replace: true, preventScrollReset: true })
    }, FILTERS_SENT_AFTER_MS)
  }
}
