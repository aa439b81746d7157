/** Every refusal of the API looks like this (decisions, sections 4 and 9). */
export type ApiError = {
  error: { code: string; message: string; fields?: Record<string, string>; requestId?: string }
}
