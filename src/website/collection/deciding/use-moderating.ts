import type { DecidingKey } from '#domain/collection/deciding/deciding-messages.ts'
import { apiPath, ROUND_COMMENT, ROUND_DIGEST, ROUND_PERSON } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { showToast } from '#website/ui/toasts.tsx'
import { type Calling, moderate } from './call-round.ts'
import { forgetRound } from './deciding-storage.ts'
import { useDecidingMessages } from './use-deciding-messages.ts'
import type { Round } from './use-round.ts'

export function useModerating(round: Round) {
  const { t, language } = useDecidingMessages()
  const { id, path, secret, read, sayWhy } = round

  async function run(calling: Promise<Calling<null>>, done: DecidingKey, values = {}): Promise<boolean> {
    const result = await calling
    if (result.outcome !== 'done') {
      showToast({ text: sayWhy(result), isError: true })
      return false
    }
    await read()
    round.news.say(t(done, values))
    return true
  }

  const call = { language, secret }
  return {
    setOpen: (isOpen: boolean) =>
      run(
        moderate({ ...call, path, method: 'PATCH', body: { isOpen } }),
        isOpen ? 'deciding_news_open' : 'deciding_closed_done',
      ),
    deleteComment: (comment: string) =>
      run(
        moderate({ ...call, path: apiPath(ROUND_COMMENT, { id, comment }), method: 'DELETE' }),
        'deciding_comment_deleted',
      ),
    setHidden: (person: string, name: string, hidden: boolean) =>
      run(
        moderate({
          ...call,
          path: apiPath(ROUND_PERSON, { id, person }),
          method: 'PATCH',
          body: { hidden },
        }),
        hidden ? 'deciding_hidden_done' : 'deciding_shown_done',
        { name },
      ),
    askForDigest: (email: string) =>
      moderate({ ...call, path: apiPath(ROUND_DIGEST, { id }), method: 'POST', body: { email } }),
    endDigest: () =>
      run(
        moderate({ ...call, path: apiPath(ROUND_DIGEST, { id }), method: 'DELETE' }),
        'deciding_digest_ended',
      ),
    deleteAll: async () => {
      const result = await moderate({ ...call, path, method: 'DELETE' })
      if (result.outcome !== 'done') return showToast({ text: sayWhy(result), isError: true })
      forgetRound(id)
      location.assign(paths.collection(language))
    },
  }
}
