import { customType } from 'drizzle-orm/pg-core'

/** A column of raw bytes. PostgreSQL returns a Buffer, PGlite a Uint8Array; a Buffer is one as well. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
