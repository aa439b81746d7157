import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { HeaderButton } from './header-button.tsx'
import { Strokes } from './strokes.tsx'
import { useQuickSearchKey } from './use-keys.ts'

/** Loaded when it is opened. */
const QuickSearchDialog = lazy(() =>
  import('#admin/quick-search/quick-search-dialog.tsx').then((part) => ({ default: part.QuickSearchDialog })),
)
/** A magnifier, in a square of 24. */
const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5 21 21'

/** Opens the search over everything, as Ctrl+K does. */
export function QuickSearchButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useQuickSearchKey(useCallback(() => setOpen(true), []))
  return (
    <>
      <HeaderButton
        icon={<Strokes path={MAGNIFIER} />}
        name={translate('keys.search_name')}
        text={translate('keys.search_button')}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <QuickSearchDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
