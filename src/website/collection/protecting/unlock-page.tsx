import { data, redirect } from 'react-router'
import { unlockAddress } from '#site/paths/sharing-paths.ts'
import { paths } from '#site/paths.ts'
import { missingStatus } from '#website/collection/sharing/describe-shared.ts'
import { MissingCollection } from '#website/collection/sharing/missing-collection.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { toMeta } from '#website/seo/page-metadata.ts'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/unlock-page.ts'
import { describeProtecting } from './describe-protecting.ts'
import style from './protecting.module.css'
import { useProtectingTexts } from './protecting-messages.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
const MINUTE_SECONDS = 60

/** Asks for the password of a shared collection, and leads to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { language, savedCollections } = asked
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { outcome } = await savedCollections.find(id)
  if (outcome === 'found') throw redirect(paths.sharedCollection(language, id), { headers: PRIVATE })
  const head = describeProtecting(asked)
  const status = outcome === 'locked' ? 200 : missingStatus(outcome)
  return data({ head, outcome }, { status, headers: PRIVATE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, savedCollections } = context.get(pageRequestContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const password = String((await request.formData()).get('password') ?? '')
  const unlocking = await savedCollections.unlock(id, password)
  if (unlocking.outcome === 'unlocked') {
    const headers = { ...PRIVATE, 'Set-Cookie': savedCollections.cookieOf(id, unlocking.pass) }
    return redirect(paths.sharedCollection(language, id), { status: 303, headers })
  }
  if (unlocking.outcome === 'unknown')
    return redirect(unlockAddress(language, id), { status: 303, headers: PRIVATE })
  if (unlocking.outcome === 'wrong') return data({ minutes: 0 }, { status: 422, headers: PRIVATE })
  const headers = { ...PRIVATE, 'Retry-After': String(unlocking.retryAfterSeconds) }
  const minutes = Math.ceil(unlocking.retryAfterSeconds / MINUTE_SECONDS)
  return data({ minutes }, { status: 429, headers })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function UnlockPage({ loaderData: { outcome }, actionData }: Route.ComponentProps) {
  const { t } = useProtectingTexts()
  if (outcome !== 'locked') return <MissingCollection isExpired={outcome === 'expired'} />
  const minutes = actionData?.minutes ?? 0
  const tooMany = t(minutes === 1 ? 'protecting_too_many_one' : 'protecting_too_many', { minutes })
  const error = actionData && (minutes > 0 ? tooMany : t('protecting_wrong'))
  return (
    <>
      <div className="page-head">
        <h1 className={typography.xl}>{t('protecting_locked')}</h1>
        <p className={typography.lead}>{t('protecting_locked_text')}</p>
      </div>
      <form method="post" noValidate className={style.form}>
        <Field
          label={t('protecting_password')}
          name="password"
          type="password"
          required
          autoComplete="off"
          error={error}
        />
        <Button type="submit">{t('protecting_open')}</Button>
      </form>
    </>
  )
}
