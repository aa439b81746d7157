const PREFIX = 'import-'

/** The id of an action that imports lists, or takes an import back: it may be thousands of records, so only owners undo it. */
export function newImportAction(): string {
  return PREFIX + crypto.randomUUID()
}

export function isImportAction(actionId: string): boolean {
  return actionId.startsWith(PREFIX)
}
