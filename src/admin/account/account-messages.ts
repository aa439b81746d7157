import { useLocale } from 'react-admin'
import { type AccountWords, account as german } from '#admin/messages/de/account.ts'
import { account as english } from '#admin/messages/en/account.ts'
import type { Refusal } from './call-auth.ts'

export function useAccountWords(): AccountWords {
  return useLocale() === 'de' ? german : english
}

/** The text for a refusal of the auth service. */
export function sentenceFor(words: AccountWords, { code, waitSeconds }: Refusal): string {
  const sentences: Record<string, string> = {
    wrong_password: words.problem_wrong_password,
    wrong_code: words.problem_wrong_code,
    start_again: words.problem_start_again,
    sign_in_again: words.problem_sign_in_again,
    too_many: words.problem_wait(waitSeconds),
    account_temporarily_locked: words.problem_wait(waitSeconds),
    link_gone: words.welcome_gone,
    passkey: words.problem_passkey,
    no_passkeys: words.problem_no_passkeys,
  }
  return sentences[code] ?? words.problem_other
}

/** The text for the error of a field, such as `shortest:12`. */
export function complaintFor(words: AccountWords, complaint: string): string {
  const [key = '', parameter = ''] = complaint.split(':')
  const sentences: Record<string, string> = {
    required: words.problem_required,
    code: words.problem_code_form,
    recovery: words.problem_recovery_form,
    wrong: words.problem_wrong_current,
    shortest: words.problem_shortest(Number(parameter)),
    longest: words.problem_longest(Number(parameter)),
    common: words.problem_common,
    'holds-name': words.problem_holds_name,
  }
  return sentences[key] ?? words.problem_other
}
