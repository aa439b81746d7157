import { useState } from 'react'
import { apiPath, ROUND } from '#site/api-paths.ts'
import { roundAddress } from '#site/deciding/deciding-paths.ts'
import rows from '#website/ui/fields/rows.module.css'
import style from './deciding.module.css'
import { openRound } from './round/call-round.ts'
import { rememberRound } from './round/deciding-storage.ts'
import { useDecidingMessages } from './use-deciding-messages.ts'

type StartProps = {
  /** Saves the collection and then calls back with its id. */
  withSaved: (goOn: (saved: { id: string }) => void) => void
}

/** Opens a round about a copy of the collection, and goes there as its owner. */
export function StartDeciding({ withSaved }: StartProps) {
  const { t, language } = useDecidingMessages()
  const [word, setWord] = useState('')

  async function start({ id }: { id: string }): Promise<void> {
    const opening = await openRound({ path: apiPath(ROUND, { id }), language })
    if (opening.outcome !== 'done') {
      setWord(opening.outcome === 'refused' && opening.says ? opening.says : t('deciding_option_failed'))
      return
    }
    const { id: roundId, secret } = opening.answer
    rememberRound(roundId, { secret })
    location.assign(roundAddress(language, roundId))
  }

  return (
    <div className={style.start}>
      <button type="button" className={rows.row} onClick={() => withSaved((saved) => void start(saved))}>
        {t('deciding_option_start')}
      </button>
      <p className={style.mini}>{t('deciding_option_text')}</p>
      <p role="status">{word}</p>
    </div>
  )
}
