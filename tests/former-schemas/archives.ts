import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = import.meta.dirname
const NAME = /^(\d{4})\.tar\.gz$/

/** Of a schema, which is called by the number of its last migration. */
export function archiveOf(schema: number): string {
  return join(FOLDER, `${String(schema).padStart(4, '0')}.tar.gz`)
}

/** Backups that the programs of their time wrote, the oldest first. */
export function listFormerSchemas(): number[] {
  return readdirSync(FOLDER)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}
