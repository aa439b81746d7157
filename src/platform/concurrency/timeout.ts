/** The result of the work, or `otherwise` when that takes longer; the work itself goes on, and its failure is then ignored. */
export async function withTimeout<Answer>(
  milliseconds: number,
  work: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  const { promise: late, resolve } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => resolve(otherwise), milliseconds)
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
