import { data, redirect } from 'react-router'
import { readFields } from '#platform/http/form-fields.ts'
import { unlockAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import { PasswordForm, refusePassword } from '#website/ui/password-form.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/unlock-page.ts'
import { useProtectingTexts } from './collection-messages.ts'
import style from './protecting.module.css'
import { MissingCollection } from './shared-head.tsx'
import { describeProtecting, missingStatus } from './view-shared.ts'

export { headers, meta } from '#website/route-exports.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const { language, savedCollections } = page
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { outcome } = await savedCollections.find(id)
  if (outcome === 'found') throw redirect(paths.sharedCollection(language, id), { headers: PRIVATE })
  const head = describeProtecting(page)
  const status = outcome === 'locked' ? 200 : missingStatus(outcome)
  return data({ head, outcome }, { status, headers: PRIVATE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const password = String((await readFields(request)).get('password') ?? '')
  const unlocking = await savedCollections.unlock(id, password)
  if (unlocking.outcome === 'unlocked') {
    const headers = { ...PRIVATE, 'Set-Cookie': savedCollections.cookieOf(id, unlocking.pass) }
    return redirect(paths.sharedCollection(language, id), { status: 303, headers })
  }
  if (unlocking.outcome === 'unknown')
    return redirect(unlockAddress(language, id), { status: 303, headers: PRIVATE })
  return refusePassword(unlocking, PRIVATE)
}

export default function UnlockPage({ loaderData: { outcome }, actionData }: Route.ComponentProps) {
  const { t } = useProtectingTexts()
  if (outcome !== 'locked') return <MissingCollection isExpired={outcome === 'expired'} />
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{t('protecting_locked')}</h1>
        <p className={typography.lead}>{t('protecting_locked_text')}</p>
        <PageDrawing of="sealed" />
      </div>
      <PasswordForm className={style.form} refused={actionData} />
    </>
  )
}
