// @ts-check
// Runs before anything is installed and on whatever Node the machine has: plain JavaScript without packages.
import { parseArgs } from 'node:util'
import { helpOf, toldIn, usageOf } from './describe-command.mjs'

/** @import { Argument, Command, Form, CommandInput, Option } from './command.ts' */

/** The exit code for wrong or missing arguments; any other failure ends with 1. */
const WRONG_ARGUMENTS = 2
const NUMBER = /^\d+(?:\.\d+)?$/
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The message is one sentence. */
class WrongArguments extends Error {}

/**
 * Returns the checked arguments and options of a command, by name. `--help` is answered on stdout and wrong
 * arguments on stderr, which both end the process.
 * @template {string} Name
 * @template {Record<Name, Command>} Table
 * @param {Table} commands
 * @param {Name} name
 * @param {string[]} parameters
 * @returns {CommandInput<Table[Name]>}
 */
export function readArguments(commands, name, parameters = process.argv.slice(2)) {
  const command = commands[name]
  if (parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(helpOf(name, command))
    process.exit(0)
  }
  try {
    return /** @type {any} */ (parseParameters(command, parameters))
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    return refuseArguments(commands, name, error.message)
  }
}

/**
 * Ends the process with a sentence and the usage on stderr.
 * @template {string} Name
 * @param {Record<Name, Command>} commands
 * @param {Name} name
 * @param {string} sentence
 * @returns {never}
 */
export function refuseArguments(commands, name, sentence) {
  process.stderr.write(`${sentence}\n${usageOf(name, commands[name])}`)
  process.exit(WRONG_ARGUMENTS)
}

/**
 * Does the same as `readArguments` without ending the process.
 * @param {Command} command
 * @param {string[]} parameters
 * @returns {object}
 * @throws WrongArguments
 */
export function parseParameters(command, parameters) {
  const { actions } = command
  if (!actions) return parseForm(command, parameters)
  const [action, ...others] = parameters
  const known = Object.keys(actions).join(', ')
  if (action === undefined) throw new WrongArguments(`What to do is missing: ${known}.`)
  const form = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!form) throw new WrongArguments(`"${action}" is none of ${known}.`)
  return { action, ...parseForm(form, others) }
}

/**
 * @param {Form} form
 * @param {string[]} parameters
 */
function parseForm({ arguments: named = {}, options = {} }, parameters) {
  const { tokens } = parseArgs({
    args: parameters,
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, { type: typeOf(option) }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  /** @type {string[]} */
  const words = []
  const values = usualOf(options)
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option || rawName !== `--${name}`) throw new WrongArguments(`There is no option ${rawName}.`)
    // Otherwise the next option would count as the forgotten value.
    const isForgotten = !inlineValue && value?.startsWith('-')
    values[name] = readOption(name, option, isForgotten ? undefined : value)
  }
  return { ...values, ...assignWords(named, words) }
}

/**
 * @param {Option} option
 * @returns {'boolean' | 'string'}
 */
function typeOf(option) {
  return toldIn(option) === null ? 'boolean' : 'string'
}

/**
 * @param {Readonly<Record<string, Option>>} options
 * @returns {Record<string, string | number | boolean | undefined>}
 */
function usualOf(options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      toldIn(option) === null ? false : 'usual' in option ? option.usual : undefined,
    ]),
  )
}

/**
 * @param {string} name
 * @param {Option} option
 * @param {string | undefined} value
 */
function readOption(name, option, value) {
  const told = toldIn(option)
  if (told === null) {
    if (value === undefined) return true
    throw new WrongArguments(`--${name} takes no value.`)
  }
  if (value && isRight(option, value)) return 'least' in option ? Number(value) : value
  throw new WrongArguments(`--${name} needs ${told}.`)
}

/**
 * @param {Option} option
 * @param {string} value
 */
function isRight(option, value) {
  if ('oneOf' in option) return option.oneOf.includes(value)
  if (!('least' in option)) return true
  const number = NUMBER.test(value) ? Number(value) : Number.NaN
  return number >= option.least && number <= option.most && (option.isFraction || Number.isInteger(number))
}

/**
 * @param {Readonly<Record<string, Argument>>} named
 * @param {string[]} words
 */
function assignWords(named, words) {
  const left = [...words]
  const assigned = Object.entries(named).map(([name, { isOptional, isRepeated, isEmail }]) => {
    if (isRepeated) return [name, left.splice(0)]
    const word = left.shift()
    if (!word && !isOptional) throw new WrongArguments(`${name.toUpperCase()} is missing.`)
    if (isEmail && !EMAIL.test(word ?? '')) throw new WrongArguments(`"${word}" is no e-mail address.`)
    return [name, word]
  })
  if (left.length > 0) throw new WrongArguments(`"${left[0]}" is one word too many.`)
  return Object.fromEntries(assigned)
}
