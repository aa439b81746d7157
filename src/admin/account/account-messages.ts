import type { AccountMessages } from '#admin/messages/de/account.ts'
import { getTexts } from '#admin/messages/languages.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import type { Refusal } from './call-auth.ts'

export function useAccountMessages(): AccountMessages {
  const [language] = useLanguage()
  return getTexts(language).account
}

/** The text for a refusal of the auth service. */
export function sentenceFor(texts: AccountMessages, { code, waitSeconds }: Refusal): string {
  const sentences: Record<string, string> = {
    wrong_password: texts.problem_wrong_password,
    wrong_code: texts.problem_wrong_code,
    start_again: texts.problem_start_again,
    sign_in_again: texts.problem_sign_in_again,
    too_many: texts.problem_wait(waitSeconds),
    account_temporarily_locked: texts.problem_wait(waitSeconds),
    link_gone: texts.welcome_gone,
    passkey: texts.problem_passkey,
    no_passkeys: texts.problem_no_passkeys,
  }
  return sentences[code] ?? texts.problem_other
}

/** The text for the error of a field, such as `shortest:12`. */
export function errorTextFor(texts: AccountMessages, error: string): string {
  const [key = '', parameter = ''] = error.split(':')
  const sentences: Record<string, string> = {
    required: texts.problem_required,
    code: texts.problem_code_form,
    recovery: texts.problem_recovery_form,
    wrong: texts.problem_wrong_current,
    shortest: texts.problem_shortest(Number(parameter)),
    longest: texts.problem_longest(Number(parameter)),
    common: texts.problem_common,
    'holds-name': texts.problem_holds_name,
  }
  return sentences[key] ?? texts.problem_other
}
