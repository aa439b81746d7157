/** Browsers send forms as one of these types. */
export const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The fields of a short form, whose body is limited already. One that is torn has none. */
export function readFields(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}
