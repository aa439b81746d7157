import { getTexts } from '#admin/messages/languages.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import type german from '#messages/staff-account.de.json'
import { fill } from '#platform/i18n/fill.ts'
import type { Refusal } from './call-auth.ts'

type AccountMessages = typeof german

export function useAccountMessages(): AccountMessages {
  const [language] = useLanguage()
  return getTexts(language).account
}

const SECONDS_TOLD = 90

export function sentenceFor(texts: AccountMessages, { code, waitSeconds }: Refusal): string {
  const wait =
    waitSeconds < SECONDS_TOLD
      ? fill(texts.problem_wait_seconds, { seconds: waitSeconds })
      : fill(texts.problem_wait_minutes, { minutes: Math.ceil(waitSeconds / 60) })
  const sentences: Record<string, string> = {
    wrong_password: texts.problem_wrong_password,
    wrong_code: texts.problem_wrong_code,
    start_again: texts.problem_start_again,
    sign_in_again: texts.problem_sign_in_again,
    too_many: wait,
    account_temporarily_locked: wait,
    link_gone: texts.welcome_gone,
    passkey: texts.problem_passkey,
    no_passkeys: texts.problem_no_passkeys,
  }
  return sentences[code] ?? texts.problem_other
}

export function errorTextFor(texts: AccountMessages, error: string): string {
  const [key = '', parameter = ''] = error.split(':')
  const sentences: Record<string, string> = {
    required: texts.problem_required,
    code: texts.problem_code_form,
    recovery: texts.problem_recovery_form,
    wrong: texts.problem_wrong_current,
    shortest: fill(texts.problem_shortest, { letters: Number(parameter) }),
    longest: fill(texts.problem_longest, { letters: Number(parameter) }),
    common: texts.problem_common,
    'holds-name': texts.problem_holds_name,
  }
  return sentences[key] ?? texts.problem_other
}
