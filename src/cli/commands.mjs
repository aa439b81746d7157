// @ts-check
/** @import { Commands } from '#platform/command-line/command.ts' */

const MAIL = /** @type {const} */ ({ text: 'an e-mail address', isEmail: true })
const ARCHIVE = /** @type {const} */ ({ text: 'a backup' })

/** The commands for people who run the site. */
export const COMMANDS = /** @satisfies {Commands} */ (
  /** @type {const} */ ({
    staff: {
      summary: 'Lets people sign in at /admin. The site may run; it need not have been started yet.',
      program: 'src/cli/staff.ts',
      actions: {
        add: {
          summary: 'makes an owner’s account and prints the link under which its password is set',
          arguments: { mail: MAIL, name: { text: 'how colleagues see the person', isRepeated: true } },
        },
        link: {
          summary: 'prints a new link, for a forgotten password or after too many wrong ones',
          arguments: { mail: MAIL },
        },
        reset: {
          summary: 'takes password, authenticator, passkeys and sessions, and prints a new link',
          arguments: { mail: MAIL },
        },
        list: { summary: 'prints all accounts' },
        relink: { summary: 'finds all accounts anew by their address at the next sign-in with a provider' },
        remove: { summary: 'signs the person out and ends the account', arguments: { mail: MAIL } },
      },
    },
    import: {
      summary: 'Brings in a catalogue from lists and pictures, and reports on each row. The site may run.',
      program: 'src/cli/import.ts',
      arguments: { folder: { text: 'what lies in it is in docs/import-format.md' } },
      options: { check: { text: 'reports the same and writes nothing' } },
    },
    export: {
      summary: 'Writes everything that visitors see into a folder that import reads. The site may run.',
      program: 'src/cli/export.ts',
      arguments: { folder: { text: 'a new or empty one' } },
    },
    backup: {
      summary: 'Writes all rows and all originals into one archive. The site may run.',
      program: 'src/cli/backup.ts',
      arguments: { file: { text: 'a new one, for example zeichner-2026-11-21.tar.gz' } },
    },
    restore: {
      summary: 'Brings a backup into an empty database and an empty store of originals.',
      program: 'src/cli/restore.ts',
      arguments: { file: ARCHIVE },
      options: {
        send: { text: 'lets e-mails and webhooks go out at once, which else wait for the health page' },
        access: { text: 'leaves sessions, tokens and links of staff as they were, which else end' },
      },
    },
    'upgrade:engine': {
      summary: 'Moves the embedded database that another PostgreSQL wrote into one of today’s.',
      program: 'src/cli/upgrade-engine.ts',
    },
    drill: {
      summary: 'Restores a backup into a temporary place, and compares all that is in it.',
      program: 'src/cli/drill.ts',
      arguments: { file: ARCHIVE },
    },
    privacy: {
      summary: 'Everything that is kept of a person (GDPR, articles 15 and 17). The site may run.',
      program: 'src/cli/privacy.ts',
      actions: {
        export: {
          summary: 'prints it as JSON; npm run --silent prints that alone, so that it can go into a file',
          arguments: { mail: MAIL },
        },
        delete: { summary: 'deletes it, and prints how much it was', arguments: { mail: MAIL } },
      },
    },
  })
)
