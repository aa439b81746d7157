const PREFIX = 'import-'

/** Importing lists, or taking that back, may be thousands of records, so only owners undo it. */
export function newImportAction(): string {
  return PREFIX + crypto.randomUUID()
}

export function isImportAction(actionId: string): boolean {
  return actionId.startsWith(PREFIX)
}
