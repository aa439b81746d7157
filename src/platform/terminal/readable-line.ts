import { styleText } from 'node:util'

type Line = { level: number; time: string; msg: string; [fact: string]: unknown }

const MARKED = [
  { from: 50, mark: 'ERROR ', style: 'red' },
  { from: 40, mark: 'WARN ', style: 'yellow' },
] as const

export function toReadable(json: string): string {
  const { level, time, msg, ...facts }: Line = JSON.parse(json)
  const { mark, style } = MARKED.find(({ from }) => level >= from) ?? { mark: '', style: 'reset' }
  const clock = new Date(time).toTimeString().slice(0, 'hh:mm:ss'.length)
  const told = Object.entries(facts).map(([name, value]) => `${name}=${toText(value)}`)
  return `${styleText('dim', clock)} ${styleText(style, mark + msg)} ${styleText('dim', told.join(' '))}\n`
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string')
    return value.stack
  return typeof value === 'string' && !/[\s"]/.test(value) ? value : JSON.stringify(value)
}
