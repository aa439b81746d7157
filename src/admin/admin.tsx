import { type ComponentType, Suspense, useState } from 'react'
import {
  AdminContext,
  AdminUI,
  type AuthProvider,
  CustomRoutes,
  type DataProvider,
  type LayoutProps,
  localStorageStore,
  Resource,
  type Store,
} from 'react-admin'
import { createBrowserRouter, Navigate, Route, useSearchParams } from 'react-router'
import { site } from '#site/public-site.ts'
import { Anything, callAuth } from './account/call-auth.ts'
import { noteRole } from './account/current-role.ts'
import { ForReaders } from './account/for-readers.tsx'
import { findSession, type SignedIn } from './account/session.ts'
import { IdleDialog } from './idle/idle-dialog.tsx'
import { readSession, reportUse } from './idle/session-left.ts'
import { openSessionWatch, type SessionWatch } from './idle/session-watch.ts'
import { ConnectionNotice, StaffLayout, StaffNotification } from './layout/admin-layout.tsx'
import { createI18nProvider } from './messages/i18n-provider.ts'
import { readLanguage, STORE_NAME } from './messages/languages.ts'
import { Overview } from './overview/overview.tsx'
import { Later, lazyPart } from './parts/lazy.tsx'
import { createDataProvider } from './records/data-provider.ts'
import { openConflictQueue, type Questions } from './records/resolve-conflicts.ts'
import { resources } from './resources.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { theme } from './theme.ts'

const ConflictDialog = lazyPart(() => import('./records/conflict-dialog.tsx'), 'ConflictDialog')

type Shared = {
  questions: Questions
  sessionWatch: SessionWatch
  authProvider: AuthProvider
  dataProvider: DataProvider
  /** Each browser stores its user's preferences: language, columns, open menu; no records. */
  store: Store
  layout: ComponentType<LayoutProps>
}

export function openAdmin(): ReturnType<typeof createBrowserRouter> {
  const questions = openConflictQueue()
  const sessionWatch = openSessionWatch({ readSession, reportUse, now: Date.now })
  const shared = {
    questions,
    sessionWatch,
    authProvider: createAuthProvider(sessionWatch),
    dataProvider: createDataProvider(questions.ask, sessionWatch.untilSignedIn),
    store: localStorageStore(undefined, STORE_NAME),
  }
  const layout = (props: LayoutProps) => <Resources {...shared} {...props} />
  const element = <Screens {...shared} layout={layout} />
  return createBrowserRouter([{ path: '*', element }], { basename: '/admin' })
}

/** Replaces react-admin's `Admin`, which includes English texts. */
function Screens({ dataProvider, authProvider, store, layout }: Omit<Shared, 'questions' | 'sessionWatch'>) {
  const [i18nProvider] = useState(() => createI18nProvider(readLanguage()))
  return (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      authProvider={authProvider}
      theme={theme}
      darkTheme={null}
      defaultTheme="light"
    >
      <AdminUI
        layout={layout}
        notification={StaffNotification}
        dashboard={Overview}
        title={site.brand.de}
        loginPage={SignInPage}
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes noLayout>
          {BEFORE_SIGN_IN.map((page) => (
            <Route key={page.path} {...page} />
          ))}
        </CustomRoutes>
        <CustomRoutes>
          {LATER_PAGES.map((page) => (
            <Route key={page.path} {...page} />
          ))}
          <Route path="/image-edit" element={<GoToImageEdit />} />
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  )
}

function Resources({
  questions,
  sessionWatch,
  children,
}: LayoutProps & Pick<Shared, 'questions' | 'sessionWatch'>) {
  return (
    <StaffLayout>
      {children}
      <Suspense>
        <ConflictDialog questions={questions} />
      </Suspense>
      <ConnectionNotice />
      <IdleDialog watch={sessionWatch} />
    </StaffLayout>
  )
}

/** `/admin/image-edit?image_id=812`, the target of the website's edit links. */
function GoToImageEdit() {
  const [query] = useSearchParams()
  const id = query.get('image_id') ?? ''
  return <Navigate to={/^\d+$/.test(id) ? `/images/${id}` : '/images'} replace />
}

/** A session that ends while a page is open does not leave the page, since there may be unsaved input. */
function createAuthProvider(watch: SessionWatch): AuthProvider {
  /** The person who was signed in at the last check, which precedes each screen. */
  let checked: SignedIn | null = null

  async function requireSession(): Promise<void> {
    const found = await findSession()
    checked = found
    if (found) {
      noteRole(found.user)
      return watch.begin()
    }
    if (watch.current().state === 'closed') throw new Error('Signed out.')
    await watch.check()
  }

  return {
    login: requireSession,
    checkAuth: requireSession,
    checkError: async ({ status }) => {
      if (status === 401) await requireSession()
    },
    getIdentity: async () => {
      const found = checked ?? (await findSession())
      return found ? { id: found.user.id, fullName: found.user.name } : { id: '' }
    },
    logout: async () => {
      watch.close()
      checked = null
      // Without a session there is nothing to end, and no error.
      if (await findSession()) await callAuth('/sign-out', { schema: Anything, body: {} })
    },
  }
}

const AccountPage = lazyPart(() => import('./account/account-page.tsx'), 'AccountPage')
const DeskPage = lazyPart(() => import('./bulk-editor/bulk-editor-page.tsx'), 'BulkEditorPage')
const UploadsPage = lazyPart(() => import('./uploads/uploads-page.tsx'), 'UploadsPage')
const CalendarPage = lazyPart(() => import('./overview/calendar-page.tsx'), 'CalendarPage')
const PreviewPage = lazyPart(() => import('./drafts/preview-page.tsx'), 'PreviewPage')
const DuplicatesPage = lazyPart(() => import('./duplicates/duplicates-page.tsx'), 'DuplicatesPage')
const ImportExportPage = lazyPart(() => import('./import-export/import-export-page.tsx'), 'ImportExportPage')
const ColleaguesPage = lazyPart(() => import('./colleagues/colleagues-page.tsx'), 'ColleaguesPage')
const TokensPage = lazyPart(() => import('./programs/tokens-page.tsx'), 'TokensPage')
const WebhooksPage = lazyPart(() => import('./programs/webhooks-page.tsx'), 'WebhooksPage')
const StatisticsPage = lazyPart(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage')
const HealthPage = lazyPart(() => import('./overview/health-page.tsx'), 'HealthPage')

const WelcomePage = lazyPart(() => import('./sign-in/welcome-page.tsx'), 'WelcomePage')
const ForgottenPage = lazyPart(() => import('./sign-in/welcome-page.tsx'), 'ForgottenPage')

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
const LATER_PAGES = PAGES.map(([path, Page]) => ({
  path,
  element: (
    <ForReaders path={path}>
      <Later height={PAGE_HEIGHT_PX}>
        <Page />
      </Later>
    </ForReaders>
  ),
}))

const BEFORE_SIGN_IN = [['/welcome', WelcomePage] as const, ['/forgotten', ForgottenPage] as const].map(
  ([path, Page]) => ({
    path,
    element: (
      <Later height={PAGE_HEIGHT_PX}>
        <Page />
      </Later>
    ),
  }),
)
