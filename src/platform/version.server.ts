import packageFile from '#package.json' with { type: 'json' }

/** Not for browsers, which would get the whole package file. */
export const VERSION = packageFile.version
