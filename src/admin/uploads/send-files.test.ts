import { expect, test } from 'vitest'
import { findTwins } from './send-files.ts'

const aFile = (name: string, text: string) => new File([text], name)

test('of files with the same bytes all but the first are twins of the first', async () => {
  const [wal, other, copy, again] = [
    aFile('wal.png', 'wal'),
    aFile('hai.png', 'hai'),
    aFile('wal (1).png', 'wal'),
    aFile('wal (2).png', 'wal'),
  ]
  expect(await findTwins([wal, other, copy, again])).toEqual(
    new Map([
      [copy, 'wal.png'],
      [again, 'wal.png'],
    ]),
  )
})

test('files of different sizes are no twins', async () => {
  expect(await findTwins([aFile('a.png', 'wal'), aFile('a.png', 'wale')])).toEqual(new Map())
})
