import { customType } from 'drizzle-orm/pg-core'

/** A column the database fills by itself from `generatedAlwaysAs`; read only by text search. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
