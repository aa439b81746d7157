import { pgTable, text } from 'drizzle-orm/pg-core'

/** Settings that staff change at run time. All else that an agency sets is in `site.config.ts`. */
export const settings = pgTable('settings', {
  /** One of SETTINGS in `model.ts`. */
  name: text().primaryKey(),
  textDe: text('text_de').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
})
