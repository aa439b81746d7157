import { useEffect, useRef, useState } from 'react'
import { countNews } from '#domain/collection/deciding/deciding-messages.ts'
import type { RoundState } from '#domain/collection/deciding/model.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'

/** Screen readers say what several people did in this time in one sentence. */
const SAID_TOGETHER_MS = 1_500

/** The words of the page's live region: what others did meanwhile, and what came of one's own action. */
export function useNews(state: RoundState, ownPerson: string) {
  const { t } = useDecidingMessages()
  const [word, setWord] = useState('')
  const told = useRef(state)

  useEffect(() => {
    const timer = setTimeout(() => {
      const sentence = compare(told.current, state)
      told.current = state
      if (sentence) setWord(sentence)
    }, SAID_TOGETHER_MS)
    return () => clearTimeout(timer)

    function compare(before: RoundState, now: RoundState): string {
      if (before.isOpen !== now.isOpen) return t(now.isOpen ? 'deciding_news_open' : 'deciding_closed_note')
      const voted = new Set(before.votes.map(({ image, person }) => `${image} ${person}`))
      const written = new Set(before.comments.map(({ id }) => id))
      const votes = now.votes.filter(
        ({ image, person }) => person !== ownPerson && !voted.has(`${image} ${person}`),
      )
      const comments = now.comments.filter(({ id, person }) => person !== ownPerson && !written.has(id))
      const counted = countNews(t, { votes: votes.length, comments: comments.length })
      return counted && `${counted}.`
    }
  }, [state, ownPerson, t])

  return { word, say: setWord }
}
