// @ts-check
/** @import { Argument, Command, Form, Option } from './command.ts' */

/** npm runs these without `run`. */
const OF_NPM = ['start', 'test']
const HELP = { '--help': 'prints this and does nothing else' }

/**
 * The value that an option wants, in words; null of a flag.
 * @param {Option} option
 * @returns {string | null}
 */
export function toldIn(option) {
  if ('oneOf' in option) return `one of ${option.oneOf.join(', ')}`
  if ('least' in option)
    return `a ${option.isFraction ? '' : 'whole '}number from ${option.least} to ${option.most}`
  return 'value' in option ? `a ${option.value}` : null
}

/**
 * One line for each way to call a command.
 * @param {string} name
 * @param {Command} command
 * @returns {string[]}
 */
export function callsOf(name, command) {
  const called = OF_NPM.includes(name) ? `npm ${name}` : `npm run ${name}`
  return Object.entries(command.actions ?? { '': command }).map(([action, form]) => {
    const parameters = [action, ...parametersOf(form)].filter(Boolean)
    return parameters.length > 0 ? `${called} -- ${parameters.join(' ')}` : called
  })
}

/** @param {string} name @param {Command} command */
export function usageOf(name, command) {
  return `Usage: ${callsOf(name, command).join('\n       ')}\n`
}

/** @param {string} name @param {Command} command */
export function helpOf(name, command) {
  const { actions = {} } = command
  const forms = [command, ...Object.values(actions)]
  /** @type {Record<string, string>} */
  const texts = Object.assign(
    Object.fromEntries(Object.entries(actions).map(([action, { summary }]) => [action, summary])),
    ...forms.map(textsOf),
    HELP,
  )
  const width = Math.max(...Object.keys(texts).map(({ length }) => length))
  const lines = Object.entries(texts).map(([term, text]) => `  ${term.padEnd(width)}  ${text}\n`)
  return `${usageOf(name, command)}\n${command.summary}\n\n${lines.join('')}`
}

/**
 * @param {Form} form
 * @returns {string[]}
 */
function parametersOf({ arguments: named = {}, options = {} }) {
  return [
    ...Object.entries(named).map(([name, argument]) => wordOf(name, argument)),
    ...Object.entries(options).map(([name, option]) => `[${optionOf(name, option)}]`),
  ]
}

/**
 * @param {Form} form
 * @returns {Record<string, string>}
 */
function textsOf({ arguments: named = {}, options = {} }) {
  return Object.fromEntries([
    ...Object.entries(named).map(([name, { text }]) => [name.toUpperCase(), text]),
    ...Object.entries(options).map(([name, option]) => [optionOf(name, option), tell(option)]),
  ])
}

/** @param {string} name @param {Argument} argument */
function wordOf(name, { isOptional, isRepeated }) {
  const word = name.toUpperCase()
  if (isRepeated) return `[${word}...]`
  return isOptional ? `[${word}]` : word
}

/** @param {string} name @param {Option} option */
function optionOf(name, option) {
  if ('value' in option) return `--${name} ${option.value.toUpperCase()}`
  if ('least' in option) return `--${name} NUMBER`
  return 'oneOf' in option ? `--${name} WORD` : `--${name}`
}

/** @param {Option} option */
function tell(option) {
  const usual = 'usual' in option ? `usually ${option.usual}` : ''
  const told = 'value' in option ? '' : toldIn(option)
  const more = [told, usual].filter(Boolean).join(', ')
  return more ? `${option.text} (${more})` : option.text
}
