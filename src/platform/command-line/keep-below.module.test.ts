import { expect, test } from 'vitest'
import { screenOf } from '#tests/terminal-screen.ts'
import { keepBelow } from './keep-below.ts'

function openTerminal(columns = 80) {
  let sent = ''
  const output = () => ({
    columns,
    write: (text: string | Uint8Array) => {
      sent += text
      return true
    },
  })
  const [stdout, stderr] = [output(), output()]
  return { stdout, stderr, kept: keepBelow([stdout, stderr]), screen: () => screenOf(sent), sent: () => sent }
}

test('what is kept stands below all that is written, and once', () => {
  const { stdout, stderr, kept, screen } = openTerminal()
  stdout.write('before\n')
  kept.show(['The site', 'drawing'])
  stdout.write('a line\n')
  stderr.write('a warning\nof two lines\n')
  expect(screen()).toEqual(['before', 'a line', 'a warning', 'of two lines', 'The site', 'drawing'])
})

test('it is written anew in its place, with more lines or fewer', () => {
  const { kept, screen } = openTerminal()
  kept.show(['The site', '1 of 3', 'and more'])
  kept.show(['The site', '2 of 3'])
  expect(screen()).toEqual(['The site', '2 of 3'])
  kept.show(['The site'])
  expect(screen()).toEqual(['The site'])
})

test('a line that is written in parts is whole before what is kept stands below it again', () => {
  const { stdout, kept, screen } = openTerminal()
  kept.show(['The site'])
  stdout.write('a line ')
  expect(screen()).toEqual(['a line '])
  stdout.write(Buffer.from('in parts\n').toString())
  expect(screen()).toEqual(['a line in parts', 'The site'])
})

test('a line that is too wide is cut, as it would take two rows', () => {
  const { stdout, kept, screen } = openTerminal(8)
  kept.show(['0123456789'])
  stdout.write('a line\n')
  expect(screen()).toEqual(['a line', '01234567'])
})

test('at the end it stays where it is', () => {
  const { stdout, kept, screen } = openTerminal()
  kept.show(['The site'])
  kept.end()
  stdout.write('Stopping\n')
  stdout.write('stopped\n')
  expect(screen()).toEqual(['The site', 'Stopping', 'stopped'])
})
