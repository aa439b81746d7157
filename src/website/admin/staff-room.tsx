import { Admin, CustomRoutes } from 'react-admin'
import { BrowserRouter, Route } from 'react-router'
import { AccountPage } from './account/account-page.tsx'
import { authProvider } from './sign-in/auth-provider.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { WelcomePage } from './sign-in/welcome-page.tsx'

/** All screens of the staff, below /admin. */
export function StaffRoom() {
  return (
    <BrowserRouter basename="/admin">
      <Admin authProvider={authProvider} loginPage={SignInPage} requireAuth disableTelemetry>
        <CustomRoutes noLayout>
          <Route path="/welcome" element={<WelcomePage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
