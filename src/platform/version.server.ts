import packageFile from '#package.json' with { type: 'json' }

/** This program's, wherever it stands: in the footer, the API's description, the database, backups. For no browser, which would get the whole file. */
export const VERSION = packageFile.version
