import { customType } from 'drizzle-orm/pg-core'

/** A column that the database computes (`generatedAlwaysAs`); only text search reads it. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
