// @ts-check
import { COMMANDS as OF_SITE } from '../src/cli/commands.mjs'

/** @import { Commands } from '#platform/command-line/command.ts' */

const LARGEST_SEED = 2 ** 31 - 1
const SEED = /** @type {const} */ ({
  text: 'of its chances, as an earlier run printed it; another one each time without',
  least: 0,
  most: LARGEST_SEED,
})
/** What the read model is built for (2,000 artists, 100,000 images), and a little more. */
const MOST_ARTISTS = 3_000
const MOST_IMAGES = 150_000
const MANY_IMAGES = 1_000_000

/** To begin with, and to work on the program. */
const OF_PROGRAM = /** @satisfies {Commands} */ (
  /** @type {const} */ ({
    start: {
      summary: 'Installs and builds what is missing, and serves the site.',
      program: 'scripts/start.mjs',
    },
    dev: { summary: 'Serves the site and reloads what changes in the sources.', program: 'scripts/dev.mjs' },
    build: { summary: 'Builds the website where its sources changed.', program: 'scripts/build.mjs' },
    check: { summary: 'Format, lint, types, unused code, architecture.', program: 'scripts/check.mjs' },
    test: { summary: 'All checks and tests.', program: 'scripts/test.mjs' },
    'test:long': {
      summary: 'All that the gate tries a part of: screens, kills, cuts, fuzzing, hostile files, machines.',
      program: 'scripts/test-long.mjs',
    },
    lock: { summary: 'Makes the lockfile anew from package.json.', program: 'scripts/tidy-lock.mjs' },
    'schema:keep': {
      summary: 'Keeps a backup of today’s schema, with which later versions try themselves.',
      program: 'tests/former-schemas/keep-schema.ts',
    },
    size: {
      summary: 'Installs apart what serving takes, and measures it.',
      program: 'scripts/size.mjs',
    },
    sbom: {
      summary: 'Lists the packages of the running site as CycloneDX.',
      program: 'scripts/sbom.mjs',
      arguments: { file: { text: 'build/parts.cdx.json without', isOptional: true } },
    },
  })
)

/** The invented catalogue, and what is made once and committed. */
const OF_DEMO = /** @satisfies {Commands} */ (
  /** @type {const} */ ({
    demo: {
      summary: 'Fills the empty database with the demo catalogue; with an option it does that instead.',
      program: 'demo/demo.ts',
      options: {
        draw: { text: 'stores the original of every picture, so that npm run export finds them all' },
        artists: { text: 'how many there are; without, as many as are drawn', least: 1, most: MOST_ARTISTS },
        images: { text: 'how many there are; without, each has their own', least: 1, most: MOST_IMAGES },
        sheet: { text: 'draws a contact sheet as PNG', value: 'file' },
        kind: {
          text: 'of contact sheet: schools, artists, home, uses or a subject',
          value: 'name',
          usual: 'schools',
        },
        check: { text: 'looks at every work and decodes its files at five widths' },
        every: { text: 'with --check: every how many-th picture', least: 1, most: MOST_IMAGES, usual: 1 },
        film: { text: 'makes a film of content/films again, or all', value: 'name' },
        team: { text: 'makes the portraits of content/team again' },
      },
    },
    'demo:vectors': {
      summary: 'Describes the demo catalogue for the search by picture, five minutes; kept beside the model.',
      program: 'demo/make-vectors.ts',
    },
    'model:build': {
      summary: 'Makes the network of the search by picture from the package that it stems from.',
      program: 'scripts/model/build-model.ts',
      options: { check: { text: 'only compares with what is there' } },
    },
    'model:decoys': {
      summary: 'Draws pictures that are no illustrations, and keeps their features beside the model.',
      program: 'scripts/decoys/build-decoys.ts',
    },
    'font:build': {
      summary: 'Makes the font that every page starts with from that of the package.',
      program: 'scripts/font/make-font.ts',
    },
  })
)

/** They start what they need by themselves, and end with 1 when a limit was exceeded or something was lost. */
const OF_LONG_TESTS = /** @satisfies {Commands} */ (
  /** @type {const} */ ({
    'test:kill': {
      summary: 'Kills the embedded database while it writes, and looks for what is lost.',
      program: 'scripts/kill-test/kill-test.ts',
      options: { rounds: { text: 'kills', least: 1, most: 1_000, usual: 20 }, seed: SEED },
    },
    'test:power': {
      summary: 'Opens what power cuts leave of the embedded database.',
      program: 'scripts/power-test/power-test.ts',
      options: { cuts: { text: 'power cuts', least: 1, most: 10_000, usual: 200 }, seed: SEED },
    },
    'test:load': {
      summary: 'Asks the site for twice of what it can answer.',
      program: 'tests/load/load-run.ts',
      options: { seconds: { text: 'how long', least: 5, most: 600, usual: 60 } },
    },
    'test:delivery': {
      summary: 'Downloads a large delivery with breaks, and measures the memory that it takes.',
      program: 'tests/delivery/delivery-run.ts',
      options: { gigabytes: { text: 'of sparse files', least: 1, most: 100, usual: 10 } },
    },
    'test:machines': {
      summary: 'Two instances behind nginx go through kills, restarts and outages while visitors go on.',
      program: 'tests/machines/machines-run.ts',
      options: { rounds: { text: 'of all of it', least: 1, most: 100, usual: 3 } },
    },
    'test:upgrade': {
      summary: 'Replaces two instances behind nginx by a version with one more migration, under load.',
      program: 'tests/machines/upgrade-run.ts',
    },
    'test:image': {
      summary: 'Makes the image’s files without Docker, and runs the site from them; needs root.',
      program: 'tests/image/image-run.ts',
      options: { base: { text: 'the root of a Debian to run it on', value: 'folder', usual: '/' } },
    },
    'test:hostile': {
      summary: 'Sends hostile pictures by search, application and upload.',
      program: 'tests/hostile/hostile-run.ts',
      options: {
        files: { text: 'how many', least: 60, most: 20_000, usual: 5_000 },
        seed: { ...SEED, text: 'of the changes to them', usual: 1 },
      },
    },
    'test:cheap': {
      summary: 'Measures the dearest input of every call that a stranger can make.',
      program: 'tests/cheap/cheap-run.ts',
      options: { only: { text: 'calls whose method and path contain this', value: 'text' } },
    },
    fuzz: {
      summary: 'Sends changed requests of all kinds to the site.',
      program: 'tests/fuzz/fuzz-run.ts',
      options: {
        minutes: { text: 'how long', least: 0.1, most: 600, usual: 5, isFraction: true },
        seed: SEED,
        only: {
          text: 'one kind of requests',
          oneOf: [
            'pages',
            'api',
            'files',
            'rounds',
            'sign-in',
            'sent files',
            'worst',
            'staff records',
            'staff files',
          ],
        },
        replay: { text: 'sends one failed case again', value: 'file' },
      },
    },
  })
)

const OF_BENCHES = /** @satisfies {Commands} */ (
  /** @type {const} */ ({
    bench: {
      summary: 'Measures the site beside other programs; half an hour for everything.',
      program: 'bench/run.ts',
      options: {
        seconds: { text: 'of each round', least: 1, most: 60, usual: 5 },
        rounds: { text: 'of which the median counts', least: 1, most: 20, usual: 5 },
        only: {
          text: 'one part; large-memory, many and statistics are measured only so',
          oneOf: [
            'warm',
            'cold',
            'large',
            'sheet',
            'scroll',
            'touch',
            'projects',
            'words',
            'enquiries',
            'import',
            'backup',
            'staff',
            'memory',
            'large-memory',
            'many',
            'statistics',
          ],
        },
        images: {
          text: 'with many, which fills the PostgreSQL of DATABASE_URL: how many',
          least: 1,
          most: MANY_IMAGES,
          usual: 300_000,
        },
        data: {
          text: 'seeded before: for memory with the demo, for staff with 2,000 artists and 100,000 images',
          value: 'folder',
        },
      },
    },
    'bench:search': {
      summary: 'Measures the search by picture.',
      program: 'bench/search.ts',
      options: {
        pictures: { text: 'asked with', least: 8, most: 2_000, usual: 300 },
        rounds: { text: 'of which the median counts', least: 5, most: 200, usual: 40 },
        real: { text: 'on art that Debian distributes, instead of the demo' },
        works: { text: 'with --real: how many', least: 100, most: 5_000, usual: 1_000 },
        cache: { text: 'with --real: where downloaded packages stay', value: 'folder' },
        data: { text: 'with --real: where the catalogue stays, for the next run', value: 'folder' },
      },
    },
  })
)

/** They write files of the program or data, so that none runs where a site serves from. */
export const NOT_BESIDE_SITE = ['dev', 'schema:keep', ...Object.keys(OF_DEMO)]

/** All that `npm run NAME` calls, but for programs of packages. */
export const COMMANDS = { ...OF_PROGRAM, ...OF_SITE, ...OF_DEMO, ...OF_LONG_TESTS, ...OF_BENCHES }
