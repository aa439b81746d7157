import { pgTable, text } from 'drizzle-orm/pg-core'

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  textDe: text('text_de').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
})
