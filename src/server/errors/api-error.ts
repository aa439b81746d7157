/** The body of every refusal of the API. */
export type ApiError = {
  error: { code: string; message: string; fields?: Record<string, string>; requestId?: string }
}
