import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIG_VARIABLES, readConfig } from '#platform/config.ts'

const example = readFileSync('.env.example', 'utf8')
const listed = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))

test('.env.example lists every variable that the program reads, each once, and no other', () => {
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...CONFIG_VARIABLES].toSorted())
})

test('the values in .env.example are the defaults', () => {
  const defaults = Object.fromEntries(listed.map(({ name, value }) => [name, value]))
  // All but which of them are set.
  const { given: _, ...usual } = readConfig({})
  expect(readConfig(defaults)).toMatchObject(usual)
  expect(Object.keys(readConfig(defaults))).toEqual([...Object.keys(usual), 'given'])
})

test('every variable or its group has a comment', () => {
  const groups = example.split('\n\n').slice(1)
  expect(groups.filter((group) => !/^# \S/.test(group))).toEqual([])
})
