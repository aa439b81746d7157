export const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

export function readFields(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** `Retry-After` says this when the database or disk is unavailable. */
export const AWAY_FOR_SECONDS = 10
/** `Retry-After` says this when too many pictures or files are being processed. */
export const BUSY_FOR_SECONDS = 2

/** A field that came twice is a list, which no schema takes for one value. */
export function valuesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}
