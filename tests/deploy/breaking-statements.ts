type Change = { table: string; text: string }

/** What a table loses, or asks of a row that the version before writes. */
const BREAKING_CHANGES = [
  /\bRENAME\b/,
  /\bDROP COLUMN\b/,
  /\bDROP DEFAULT\b/,
  /\bSET NOT NULL\b/,
  /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/,
  /\bADD COLUMN (?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/,
]
const BREAKING_STATEMENTS = [
  /^DROP (?!INDEX\b)/,
  /^ALTER (?!TABLE\b|INDEX\b).*\b(?:RENAME|DROP)\b/,
  /^TRUNCATE\b/,
  /^DO\b.*\b(?:DROP|RENAME|NOT NULL)\b/,
]
/** Rows of the version before may break these, unless all that they speak of is new. */
const DEMAND = /^(?:ADD CONSTRAINT\b|CREATE UNIQUE INDEX\b)/

/**
 * The statements of a migration with which the version before could not go on: while instances are replaced one after the other, it
 * reads and writes the migrated tables.
 */
export function listBreakingStatements(migration: string): string[] {
  const statements = migration
    .replace(/--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) =>
      statement
        .replaceAll('"', '')
        .replaceAll('public.', '')
        .replace(/\s+/g, ' ')
        .replace(/;\s*$/, '')
        .trim(),
    )
    .filter(Boolean)
  const created = new Set(statements.map((one) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(one)?.[1]))
  const changes = statements.flatMap(toChange).filter(({ table }) => !created.has(table))
  const isOfNewColumn = ({ table, text }: Change) =>
    changes.some((other) => {
      const added = other.table === table && /^ADD COLUMN (\w+)/.exec(other.text)?.[1]
      return added && new RegExp(`\\b${added}\\b`).test(text)
    })
  return [
    ...statements.filter((one) => BREAKING_STATEMENTS.some((pattern) => pattern.test(one))),
    ...changes
      .filter(
        (change) =>
          BREAKING_CHANGES.some((pattern) => pattern.test(change.text)) ||
          (DEMAND.test(change.text) && !isOfNewColumn(change)),
      )
      .map(({ table, text }) => `${table}: ${text}`),
  ]
}

function toChange(statement: string): Change[] {
  const [, index] = /^CREATE UNIQUE INDEX .*? ON (\w+)/.exec(statement) ?? []
  if (index) return [{ table: index, text: statement }]
  const [, table, text] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) (.+)$/.exec(statement) ?? []
  return table && text ? [{ table, text }] : []
}
