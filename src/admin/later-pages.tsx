import { lazy } from 'react'
import { ForReaders } from './account/for-readers.tsx'
import { Later } from './parts/lazy.tsx'

const AccountPage = lazy(() =>
  import('./account/account-page.tsx').then((part) => ({ default: part.AccountPage })),
)
const DeskPage = lazy(() =>
  import('./bulk-editor/bulk-editor-page.tsx').then((part) => ({ default: part.BulkEditorPage })),
)
const UploadsPage = lazy(() =>
  import('./uploads/uploads-page.tsx').then((part) => ({ default: part.UploadsPage })),
)
const CalendarPage = lazy(() =>
  import('./calendar/calendar-page.tsx').then((part) => ({ default: part.CalendarPage })),
)
const PreviewPage = lazy(() =>
  import('./drafts/preview-page.tsx').then((part) => ({ default: part.PreviewPage })),
)
const DuplicatesPage = lazy(() =>
  import('./duplicates/duplicates-page.tsx').then((part) => ({ default: part.DuplicatesPage })),
)
const ImportExportPage = lazy(() =>
  import('./import-export/import-export-page.tsx').then((part) => ({ default: part.ImportExportPage })),
)
const ColleaguesPage = lazy(() =>
  import('./colleagues/colleagues-page.tsx').then((part) => ({ default: part.ColleaguesPage })),
)
const TokensPage = lazy(() =>
  import('./programs/tokens-page.tsx').then((part) => ({ default: part.TokensPage })),
)
const WebhooksPage = lazy(() =>
  import('./programs/webhooks-page.tsx').then((part) => ({ default: part.WebhooksPage })),
)
const StatisticsPage = lazy(() =>
  import('./statistics/statistics-page.tsx').then((part) => ({ default: part.StatisticsPage })),
)
const HealthPage = lazy(() =>
  import('./overview/health-page.tsx').then((part) => ({ default: part.HealthPage })),
)
const WelcomePage = lazy(() =>
  import('./sign-in/welcome-page.tsx').then((part) => ({ default: part.WelcomePage })),
)
const ForgottenPage = lazy(() =>
  import('./sign-in/welcome-page.tsx').then((part) => ({ default: part.ForgottenPage })),
)

const PAGES = [
  ['/account', AccountPage],
  ['/desk', DeskPage],
  ['/uploads', UploadsPage],
  ['/calendar', CalendarPage],
  ['/preview/:resource/:id', PreviewPage],
  ['/duplicates', DuplicatesPage],
  ['/transfer', ImportExportPage],
  ['/colleagues', ColleaguesPage],
  ['/tokens', TokensPage],
  ['/webhooks', WebhooksPage],
  ['/statistics', StatisticsPage],
  ['/health', HealthPage],
] as const

const PAGE_HEIGHT_PX = 800

/** Pages that are loaded when they are opened: the first scripts are those that all work begins with. */
export const LATER_PAGES = PAGES.map(([path, Page]) => ({
  path,
  element: (
    <ForReaders path={path}>
      <Later height={PAGE_HEIGHT_PX}>
        <Page />
      </Later>
    </ForReaders>
  ),
}))

export const BEFORE_SIGN_IN = [
  ['/welcome', WelcomePage] as const,
  ['/forgotten', ForgottenPage] as const,
].map(([path, Page]) => ({
  path,
  element: (
    <Later height={PAGE_HEIGHT_PX}>
      <Page />
    </Later>
  ),
}))
