/** What browsers send forms as. */
export const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
