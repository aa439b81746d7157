import { defineConfig } from 'drizzle-kit'

/** `npm run migration` writes the SQL that brings the last migration to today's tables; read it before merging. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domain/**/tables.server.ts',
    './src/platform/**/*-rows.server.ts',
    './src/platform/row-history/row-history.server.ts',
  ],
  out: './migrations',
})
