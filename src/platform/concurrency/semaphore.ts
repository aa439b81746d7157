import pLimit from 'p-limit'

/** Call it when the turn is over; more than once does no harm. */
export type Leave = () => void

type Rules = {
  atOnce: number
  /** How many may wait beyond those whose turn it is. */
  longestLine: number
  /** Whoever has not left by then loses the turn, so that nobody holds up the others for good. */
  longestTurnMs: number
}

export type TakeTurn = () => Promise<Leave> | null

/** Few at once, the others in line. Answers null, at once, to whom the line is too long. */
export function openTurns({ atOnce, longestLine, longestTurnMs }: Rules): TakeTurn {
  const limit = pLimit(atOnce)

  function take(begin: (leave: Leave) => void): Promise<void> {
    return new Promise((end) => {
      const timer = setTimeout(end, longestTurnMs)
      begin(() => {
        clearTimeout(timer)
        end()
      })
    })
  }

  return () => {
    if (limit.activeCount + limit.pendingCount >= atOnce + longestLine) return null
    return new Promise((begin) => void limit(take, begin))
  }
}

/** Does the work once its turn comes, and leaves when it is done or has failed; null, at once, where the line is too long. */
export async function inTurn<Answer>(
  takeTurn: TakeTurn,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const turn = takeTurn()
  if (!turn) return null
  const leave = await turn
  try {
    return await work()
  } finally {
    leave()
  }
}
