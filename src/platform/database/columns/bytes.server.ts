import { customType } from 'drizzle-orm/pg-core'

/** A column of raw bytes. One engine answers a Buffer, the other a Uint8Array: both are one. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
